package dev.locksmith.lock;

import java.util.concurrent.ThreadLocalRandom;

/** Spends time inside a critical section, so that others have to wait and to give up. */
final class Pause {
  /** About what the shortest park takes; the timeouts of the tests lie below. */
  private static final int LONGEST_NANOS = 100_000;

  private Pause() {}

  /** Burns a random time, often none. */
  static void maybe() {
    int nanos = ThreadLocalRandom.current().nextInt(-LONGEST_NANOS, LONGEST_NANOS);
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos) {
      Thread.onSpinWait();
    }
  }
}
