package dev.locksmith.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Looks at a process before anything attaches to it. */
public final class RunningJvm {
  private RunningJvm() {}

  /**
   * Why nothing can attach to the process; {@code null} if nothing speaks against it. To attach is
   * to send it SIGQUIT, which ends most programs that are no JVM.
   */
  public static String problem(long pid) {
    if (pid == ProcessHandle.current().pid() || ProcessHandle.of(pid).isEmpty()) {
      return "there is no process " + pid + "; jcmd -l lists the JVMs that run";
    }
    return isSurelyNone(pid)
        ? "process " + pid + " is no JVM; jcmd -l lists the JVMs that run"
        : null;
  }

  private static boolean isSurelyNone(long pid) {
    try (Stream<String> mapped = Files.lines(Path.of("/proc", String.valueOf(pid), "maps"))) {
      return mapped.noneMatch(line -> line.contains("libjvm"));
    } catch (IOException | UncheckedIOException unknown) {
      return false;
    }
  }
}
