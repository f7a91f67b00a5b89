package dev.locksmith.forked;

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

  /** Runs java, and sends the signal once there is that file. */
  static Interrupted of(List<String> arguments, Path file)
      throws IOException, InterruptedException {
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
}
