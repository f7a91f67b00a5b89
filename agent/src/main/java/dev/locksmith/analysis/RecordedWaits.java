package dev.locksmith.analysis;

import java.util.Arrays;
import java.util.List;

/**
 * How long the contended acquisitions of one site waited. How many there were, and what they waited
 * together and at most, is known of all; the rest of those that have an event of their own, which
 * are all from a threshold on.
 */
public final class RecordedWaits {
  private final SiteKey key;
  private final WaitLengths lengths = new WaitLengths();
  private final long[] byMagnitude = new long[Long.SIZE];
  private long contended;
  private long totalNanos;
  private long maxNanos;

  RecordedWaits(SiteKey key) {
    this.key = key;
  }

  /** One wait that has an event of its own. */
  void add(long nanos) {
    lengths.add(nanos);
    byMagnitude[WaitBuckets.index(nanos)]++;
  }

  /** What was counted in a period. */
  void count(long waits, long nanos, long longestNanos) {
    contended += waits;
    totalNanos += nanos;
    maxNanos = Math.max(maxNanos, longestNanos);
  }

  /** The field or the place in the code at which the locks were made. */
  public String site() {
    return key.site();
  }

  /** The simple name of the JDK type. */
  public String lockType() {
    return key.lockType();
  }

  /** How the locks wait. */
  public String strategy() {
    return key.strategy();
  }

  /** How many acquisitions found the lock taken. */
  public long contended() {
    return contended;
  }

  /** All waits together, in nanoseconds. */
  public long totalNanos() {
    return totalNanos;
  }

  /** The longest wait, in nanoseconds. */
  public long maxNanos() {
    return maxNanos;
  }

  /** The wait that so many percent of those with an event did not exceed, in nanoseconds. */
  public long percentileNanos(double percent) {
    return lengths.percentileNanos(percent);
  }

  /**
   * How many waits that have an event were from 2<sup>i-1</sup> to below 2<sup>i</sup> ns, at index
   * i; 0: at 0.
   */
  public List<Long> byMagnitude() {
    return Arrays.stream(byMagnitude).boxed().toList();
  }
}
