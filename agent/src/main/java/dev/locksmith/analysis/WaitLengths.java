package dev.locksmith.analysis;

import org.HdrHistogram.PackedHistogram;

/** The lengths of waits: how many there are, their percentiles, and the longest. */
final class WaitLengths {
  private static final int DIGITS = 3;

  private final PackedHistogram histogram = new PackedHistogram(DIGITS);
  private long maxNanos;

  void add(long nanos) {
    histogram.recordValue(nanos);
    maxNanos = Math.max(maxNanos, nanos);
  }

  void add(WaitLengths other) {
    histogram.add(other.histogram);
    maxNanos = Math.max(maxNanos, other.maxNanos);
  }

  long count() {
    return histogram.getTotalCount();
  }

  long maxNanos() {
    return maxNanos;
  }

  /** The wait that so many percent did not exceed, to three digits. */
  long percentileNanos(double percent) {
    return Math.min(histogram.getValueAtPercentile(percent), maxNanos);
  }
}
