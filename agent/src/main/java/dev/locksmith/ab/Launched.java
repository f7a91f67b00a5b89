package dev.locksmith.ab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A program that was started.
 *
 * @param process the program
 * @param tree the program and what it started
 * @param output the file that it prints to
 * @param started where it is to be taken out when it has ended
 */
record Launched(Process process, Tree tree, Path output, Started started) implements AutoCloseable {
  /** Waits for its end. */
  void await(long seconds, String what) throws RunFailed, InterruptedException {
    if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
      tree.kill();
      throw new RunFailed(
          what + " took longer than " + seconds + " s and was killed (--timeout gives more)");
    }
    if (process.exitValue() != 0) {
      throw new RunFailed(what + " ended with exit status " + process.exitValue());
    }
  }

  /** What it printed so far. */
  String text() throws RunFailed {
    try {
      return new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new RunFailed("its output cannot be read: " + e);
    }
  }

  /** Leaves nothing behind. */
  @Override
  public void close() {
    try {
      tree.kill();
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      started.remove(tree);
    }
  }
}
