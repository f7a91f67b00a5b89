package dev.locksmith.bench.lock;

import java.util.concurrent.Semaphore;

/** One permit of a semaphore. */
public record PermitGuard(Semaphore semaphore) implements Guard {
  /**
   * As {@link Guard#run}.
   *
   * @throws IllegalStateException if the thread is interrupted, which no benchmark does
   */
  @Override
  public void run(Section section) {
    try {
      semaphore.acquire();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted in a benchmark", e);
    }
    try {
      section.run();
    } finally {
      semaphore.release();
    }
  }
}
