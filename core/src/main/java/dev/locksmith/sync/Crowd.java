package dev.locksmith.sync;

/**
 * What a lock needs only once threads have met at it, and therefore gets only then.
 *
 * <p>Published by a race on purpose: two threads may make one each, and one is lost. What is lost
 * with it is a spinner queue that then drains by itself, and some microseconds of patience.
 */
final class Crowd extends Waits {
  /** Two attempts of the same first thread that lie so far apart had a park in between. */
  private static final long SHORTEST_PARK_NANOS = 3_000;

  private SpinQueue spinners;

  /** The thread that was first in the wait list at the last failed attempt of such a thread. */
  private Thread first;

  private long firstSince;
  private long lastFailure;
  private int wakes;

  /** Raced on: of a semaphore whose permits overlap, it may time parts of two sections. */
  private long heldSince;

  private int parks;

  /** Where spinners line up. */
  SpinQueue spinners() {
    SpinQueue known = spinners;
    if (known == null) {
      known = new SpinQueue();
      spinners = known;
    }
    return known;
  }

  /**
   * The first in the wait list has failed to get the lock. Only that thread calls this.
   *
   * @return for how many nanoseconds it has failed by now
   */
  long failed(Thread current) {
    long now = System.nanoTime();
    if (first != current) {
      first = current;
      firstSince = now;
      wakes = 0;
    } else if (now - lastFailure > SHORTEST_PARK_NANOS) {
      wakes++;
    }
    lastFailure = now;
    return now - firstSince;
  }

  /**
   * A thread has got the lock through the wait list.
   *
   * @param queued whether it was in it, and not only about to enter it
   */
  void succeeded(Thread current, boolean queued) {
    int vain = 0;
    if (first == current) {
      first = null;
      vain = wakes;
    }
    parks = queued ? 1 + vain : 0;
  }

  /** How often the last thread that got the lock so was parked. Guarded by an exclusive lock. */
  int parks() {
    return parks;
  }

  /** A section of a semaphore is to be timed; it began then. */
  void heldSince(long nanos) {
    heldSince = nanos;
  }

  /** When the section began that is to be timed; 0 if there is none. */
  long takeHeldSince() {
    long since = heldSince;
    if (since != 0) {
      heldSince = 0;
    }
    return since;
  }
}
