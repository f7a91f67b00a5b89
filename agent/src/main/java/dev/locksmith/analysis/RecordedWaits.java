package dev.locksmith.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** How long the contended acquisitions of one site waited. */
public final class RecordedWaits {
  private static final int DIGITS = 3;
  private static final long LONGEST_NANOS = TimeUnit.DAYS.toNanos(365);

  private final SiteKey key;
  private final Histogram waits = new Histogram(DIGITS);
  private final long[] byMagnitude = new long[Long.SIZE];
  private long totalNanos;
  private long maxNanos;

  RecordedWaits(SiteKey key) {
    this.key = key;
  }

  void add(long recordedNanos) {
    long nanos = Math.min(Math.max(0, recordedNanos), LONGEST_NANOS);
    waits.recordValue(nanos);
    byMagnitude[Long.SIZE - Long.numberOfLeadingZeros(nanos)]++;
    totalNanos += nanos;
    maxNanos = Math.max(maxNanos, nanos);
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
    return waits.getTotalCount();
  }

  /** All waits together, in nanoseconds. */
  public long totalNanos() {
    return totalNanos;
  }

  /** The longest wait, in nanoseconds. */
  public long maxNanos() {
    return maxNanos;
  }

  /** The wait that so many percent of the acquisitions did not exceed, in nanoseconds. */
  public long percentileNanos(double percent) {
    return Math.min(waits.getValueAtPercentile(percent), maxNanos);
  }

  /** How many waits were from 2<sup>i-1</sup> to below 2<sup>i</sup> ns, at index i; 0: at 0. */
  public List<Long> byMagnitude() {
    return Arrays.stream(byMagnitude).boxed().toList();
  }
}
