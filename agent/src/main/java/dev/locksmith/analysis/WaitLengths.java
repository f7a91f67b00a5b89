package dev.locksmith.analysis;

import java.util.Arrays;
import java.util.List;
import org.HdrHistogram.HistogramIterationValue;
import org.HdrHistogram.PackedHistogram;

/** The lengths of waits: how many there are, their percentiles, and the longest. */
final class WaitLengths {
  private static final int DIGITS = 3;

  private final PackedHistogram histogram = new PackedHistogram(DIGITS);
  private long maxNanos;

  void add(long nanos) {
    add(nanos, 1);
  }

  void add(long nanos, long times) {
    histogram.recordValueWithCount(nanos, times);
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

  /** How many waits belong to each of the {@link WaitBuckets}. */
  List<Long> byMagnitude() {
    long[] waits = new long[Long.SIZE];
    for (HistogramIterationValue value : histogram.recordedValues()) {
      waits[WaitBuckets.index(value.getValueIteratedTo())] +=
          value.getCountAddedInThisIterationStep();
    }
    return Arrays.stream(waits).boxed().toList();
  }
}
