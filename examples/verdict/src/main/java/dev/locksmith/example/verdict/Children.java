package dev.locksmith.example.verdict;

import java.io.IOException;

/** The commands that are run, one after the other, until all is to end. */
final class Children {
  private Process running;
  private boolean isEnding;

  /**
   * Runs a command.
   *
   * @return its exit status
   * @throws InterruptedException if all is to end, and nothing was started
   */
  int run(ProcessBuilder command) throws IOException, InterruptedException {
    return start(command).waitFor();
  }

  private synchronized Process start(ProcessBuilder command)
      throws IOException, InterruptedException {
    if (isEnding) {
      throw new InterruptedException("all is to end");
    }
    running = command.start();
    return running;
  }

  /** Has what runs keep what it has measured, and end; nothing is started any more. */
  synchronized void end() {
    isEnding = true;
    if (running != null) {
      running.destroy();
      running.onExit().join();
    }
  }
}
