package dev.locksmith.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A process that is to be attached to. */
final class JvmProcess {
  private JvmProcess() {}

  /**
   * Why it cannot be attached to, in one line that says what to do; {@code null} if it may be. To
   * attach is to send a process SIGQUIT, which ends most programs that are no JVM.
   */
  static String problemWith(long pid) {
    if (pid == ProcessHandle.current().pid() || ProcessHandle.of(pid).isEmpty()) {
      return "there is no process " + pid + "; jcmd -l lists the JVMs that run";
    }
    return isNoJvm(pid) ? "process " + pid + " is no JVM; jcmd -l lists the JVMs that run" : null;
  }

  /** Whether it surely is no JVM. */
  private static boolean isNoJvm(long pid) {
    try (Stream<String> mapped = Files.lines(Path.of("/proc", String.valueOf(pid), "maps"))) {
      return mapped.noneMatch(line -> line.contains("libjvm"));
    } catch (IOException | UncheckedIOException unknown) {
      return false;
    }
  }
}
