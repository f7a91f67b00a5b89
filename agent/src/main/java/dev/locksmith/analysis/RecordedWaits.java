package dev.locksmith.analysis;

import java.util.Arrays;
import java.util.List;

/** How long the contended acquisitions of one site waited. */
public final class RecordedWaits {
  private final SiteKey key;
  private final WaitLengths lengths = new WaitLengths();
  private final long[] byMagnitude = new long[Long.SIZE];
  private long totalNanos;

  RecordedWaits(SiteKey key) {
    this.key = key;
  }

  void add(long nanos) {
    lengths.add(nanos);
    byMagnitude[WaitBuckets.index(nanos)]++;
    totalNanos += nanos;
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

  /** How many acquisitions are recorded. */
  public long contended() {
    return lengths.count();
  }

  /** All waits together, in nanoseconds. */
  public long totalNanos() {
    return totalNanos;
  }

  /** The longest wait, in nanoseconds. */
  public long maxNanos() {
    return lengths.maxNanos();
  }

  /** The wait that so many percent of the acquisitions did not exceed, in nanoseconds. */
  public long percentileNanos(double percent) {
    return lengths.percentileNanos(percent);
  }

  /** How many waits were from 2<sup>i-1</sup> to below 2<sup>i</sup> ns, at index i; 0: at 0. */
  public List<Long> byMagnitude() {
    return Arrays.stream(byMagnitude).boxed().toList();
  }
}
