package dev.locksmith.bench.fork;

import java.util.ArrayList;
import java.util.List;

/** The flags of the JVMs in which arms run. */
public final class WorkerFlags {
  private static final int DYNAMIC_AGENTS_ASKED_FOR = 21;
  private static final int UNSAFE_WARNED_OF = 23;

  private WorkerFlags() {}

  /** Those that every worker has: a heap of one size, and JOL's access to addresses. */
  public static List<String> standard() {
    List<String> flags = new ArrayList<>();
    flags.add("-Xms512m");
    flags.add("-Xmx512m");
    flags.add("--add-opens=java.base/java.util.concurrent=ALL-UNNAMED");
    flags.add("--add-opens=java.base/java.util.concurrent.locks=ALL-UNNAMED");
    flags.add("-Djdk.attach.allowAttachSelf=true");
    flags.add("-Djol.magicFieldOffset=true");
    if (Runtime.version().feature() >= DYNAMIC_AGENTS_ASKED_FOR) {
      flags.add("-XX:+EnableDynamicAgentLoading");
    }
    if (Runtime.version().feature() >= UNSAFE_WARNED_OF) {
      flags.add("--sun-misc-unsafe-memory-access=allow");
    }
    return flags;
  }
}
