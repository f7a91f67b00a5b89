package dev.locksmith.site;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * How many waits took how long, in buckets whose width grows with the wait: eight to each doubling,
 * as in an HDR histogram, so that a value read back is at most one sixteenth off. Of fixed size, so
 * that counting allocates nothing.
 */
public final class WaitHistogram {
  private static final int BITS_PER_DOUBLING = 3;
  private static final int PER_DOUBLING = 1 << BITS_PER_DOUBLING;

  /** Waits of less than 64 ns count as that long; none is told apart from looking at the clock. */
  private static final int SHORTEST_BITS = 6;

  /** Waits of more than two hours fall into the last bucket. */
  private static final int LONGEST_BITS = 43;

  /** How many buckets there are. */
  public static final int BUCKETS = (LONGEST_BITS - SHORTEST_BITS) << BITS_PER_DOUBLING;

  private final AtomicIntegerArray counts = new AtomicIntegerArray(BUCKETS);

  WaitHistogram() {}

  void add(long nanos, int waits) {
    counts.getAndAdd(bucketOf(nanos), waits);
  }

  /**
   * Moves what was counted since the last call into an array of {@link #BUCKETS} elements, and
   * begins anew.
   */
  public void moveInto(long[] taken) {
    for (int i = 0; i < BUCKETS; i++) {
      taken[i] = counts.get(i) == 0 ? 0 : Integer.toUnsignedLong(counts.getAndSet(i, 0));
    }
  }

  /**
   * The wait that a share of all waits did not exceed.
   *
   * @param taken what {@link #moveInto} gave
   * @param share from 0 to 1
   * @return nanoseconds, the middle of a bucket; 0 if there were no waits
   */
  public static long percentile(long[] taken, double share) {
    long all = 0;
    for (long count : taken) {
      all += count;
    }
    long rank = Math.max(1, (long) Math.ceil(share * all));
    long passed = 0;
    for (int i = 0; i < BUCKETS; i++) {
      passed += taken[i];
      if (passed >= rank) {
        return middleOf(i);
      }
    }
    return 0;
  }

  private static int bucketOf(long nanos) {
    long length = Math.max(nanos, 1L << SHORTEST_BITS);
    int doublings = Long.SIZE - 1 - Long.numberOfLeadingZeros(length);
    int part = (int) (length >>> (doublings - BITS_PER_DOUBLING)) - PER_DOUBLING;
    return Math.min(BUCKETS - 1, ((doublings - SHORTEST_BITS) << BITS_PER_DOUBLING) + part);
  }

  private static long middleOf(int bucket) {
    int doublings = SHORTEST_BITS + (bucket >> BITS_PER_DOUBLING);
    long width = 1L << (doublings - BITS_PER_DOUBLING);
    return (1L << doublings) + (bucket & (PER_DOUBLING - 1)) * width + width / 2;
  }
}
