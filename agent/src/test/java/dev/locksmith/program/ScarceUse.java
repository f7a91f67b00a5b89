package dev.locksmith.program;

import java.util.concurrent.locks.LockSupport;

/** A way to use locks that notices when one of them is not what it should be. */
abstract class ScarceUse {
  private static final int LOCKS = 64;
  private static final int NANOS_LOG_PER_LOCK = 21;
  private static final long DWELL_NANOS = 15_000;

  private volatile String fault;

  /**
   * Uses a lock, and leaves it as it was. Allocates nothing but what the lock does; what that
   * throws when memory ends may come out.
   *
   * @param thread the number of the calling thread
   * @param form one of many ways to do it
   */
  abstract void step(int thread, int form) throws InterruptedException;

  /** Looks for faults when all threads have come to an end. */
  abstract void checkAtRest();

  /** Lets threads that wait for each other come to an end. */
  void end() {}

  /** What went wrong first; {@code null} if nothing did. */
  final String fault() {
    return fault;
  }

  final void check(boolean holds, String otherwise) {
    if (!holds && fault == null) {
      fault = otherwise;
    }
  }

  /** How many locks there are: what a lock makes once, it makes at each of them. */
  static int locks() {
    return LOCKS;
  }

  /** The lock that all threads use now, which another one succeeds after two milliseconds. */
  static int current() {
    return (int) (System.nanoTime() >>> NANOS_LOG_PER_LOCK) & (LOCKS - 1);
  }

  /** Keeps others waiting, who spin if this thread runs. */
  static void dwell(int form) {
    if ((form & 4) == 0) {
      LockSupport.parkNanos(DWELL_NANOS);
      return;
    }
    long start = System.nanoTime();
    while (System.nanoTime() - start < DWELL_NANOS) {
      Thread.onSpinWait();
    }
  }
}
