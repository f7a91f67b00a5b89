package dev.locksmith.lock;

import java.util.concurrent.ThreadLocalRandom;

/** Spends time inside a critical section, so that others have to wait and to give up. */
final class Pause {
  /** About what the shortest park takes; the timeouts of the tests lie below. */
  private static final int LONGEST_NANOS = 100_000;

  /** One section in so many lasts long enough for another thread to park. */
  private static final int RARELY = 8;

  private static final int PARKED_NANOS = 30_000;

  private Pause() {}

  /** Burns enough time for others to park, but not often: most sections shall be short. */
  static void rarely() {
    if (ThreadLocalRandom.current().nextInt(RARELY) == 0) {
      burn(PARKED_NANOS);
    }
  }

  /** Burns a random time, often none. */
  static void maybe() {
    burn(ThreadLocalRandom.current().nextInt(-LONGEST_NANOS, LONGEST_NANOS));
  }

  private static void burn(int nanos) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos) {
      Thread.onSpinWait();
    }
  }
}
