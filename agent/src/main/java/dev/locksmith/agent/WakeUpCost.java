package dev.locksmith.agent;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;

/**
 * Measures how long it takes to wake a parked thread on this machine: two threads that wake each
 * other in turn. To spin for about that long before parking costs at most twice what the better of
 * the two would have cost, whatever the wait turns out to be (Karlin, Li, Manasse and Owicki,
 * "Empirical Studies of Competitive Spinning for a Shared-Memory Multiprocessor", 1991).
 */
final class WakeUpCost {
  /** As many turns as take some milliseconds. */
  private static final int TURNS = 200;

  /** However long a wake-up takes: the other thread may have ended. */
  private static final long PATIENCE_NANOS = 1_000_000_000;

  private final Thread first = Thread.currentThread();
  private final Thread second = new Thread(this::answer, "Locksmith wake-up cost");

  /** Whose turn it is: even numbers are the first thread's. */
  private volatile int turn;

  private WakeUpCost() {}

  /**
   * Measures, in the calling thread and one more, for some milliseconds.
   *
   * @return the median, in nanoseconds
   */
  static long measure() {
    WakeUpCost cost = new WakeUpCost();
    cost.second.setDaemon(true);
    cost.second.start();
    return cost.median();
  }

  private long median() {
    long[] roundTrips = new long[TURNS];
    for (int i = 0; i < TURNS; i++) {
      long start = System.nanoTime();
      turn = 2 * i + 1;
      LockSupport.unpark(second);
      await(2 * i + 2);
      roundTrips[i] = System.nanoTime() - start;
    }
    Arrays.sort(roundTrips);
    return roundTrips[TURNS / 2] / 2;
  }

  private void answer() {
    for (int i = 0; i < TURNS; i++) {
      await(2 * i + 1);
      turn = 2 * i + 2;
      LockSupport.unpark(first);
    }
  }

  /** Waits for its turn, or until patience ends; the sample is then a long one among many. */
  private void await(int wanted) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (turn < wanted && System.nanoTime() - end < 0) {
      LockSupport.parkNanos(this, PATIENCE_NANOS);
    }
  }
}
