package dev.locksmith.forked;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A program that was ended by SIGINT.
 *
 * @param status its exit status
 * @param out its standard output
 * @param err its standard error
 * @param leftBehind processes that it had started and that outlived it
 */
record Interrupted(int status, String out, String err, List<ProcessHandle> leftBehind) {
  private static final long POLL_MILLIS = 50;
  private static final int MOST_POLLS = 6_000;

  /** In the set of signals that {@code /proc} shows. */
  private static final long SIGINT = 0b10;

  /**
   * Runs java, and sends the signal once there is that file. Not where the signal is ignored, as it
   * is in what a shell runs in the background: programs inherit that.
   */
  static Interrupted of(List<String> arguments, Path file)
      throws IOException, InterruptedException {
    assumeFalse(isIgnored(), "SIGINT is ignored here");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(arguments);
    Path out = Files.createTempFile("out", ".txt");
    Path err = Files.createTempFile("err", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    for (int i = 0; i < MOST_POLLS && process.isAlive() && !Files.exists(file); i++) {
      Thread.sleep(POLL_MILLIS);
    }
    List<ProcessHandle> children = process.toHandle().descendants().toList();
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("still running: " + command);
    }
    return new Interrupted(
        process.exitValue(),
        Files.readString(out),
        Files.readString(err),
        children.stream().filter(ProcessHandle::isAlive).toList());
  }

  private static boolean isIgnored() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith("SigIgn:")) {
        return (Long.parseUnsignedLong(line.substring(7).strip(), 16) & SIGINT) != 0;
      }
    }
    return false;
  }
}
