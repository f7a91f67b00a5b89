package dev.locksmith.analysis;

/**
 * The lengths of waits of which only the median, the 99th percentile and the longest of each period
 * are known. Percentiles of periods cannot be added up; so the waits of a period are spread evenly,
 * by the logarithm of their length, between what is known of them. The percentiles of one period
 * are its own then, and those of several lie between theirs.
 */
final class CountedLengths {
  /** A wait counts as so many, so that a part of it can be put somewhere. */
  private static final long WEIGHT = 1_000;

  private static final long BELOW_MEDIAN = WEIGHT * 50 / 100;
  private static final long FROM_MEDIAN_TO_P99 = WEIGHT * 49 / 100;
  private static final long ABOVE_P99 = WEIGHT - BELOW_MEDIAN - FROM_MEDIAN_TO_P99;
  private static final int STEPS = 16;

  private final WaitLengths lengths = new WaitLengths();

  void add(CountedPeriod period) {
    double median = (double) Math.max(1, period.medianNanos());
    double p99 = Math.max(median, (double) period.p99Nanos());
    double longest = Math.max(p99, (double) period.longestNanos());
    spread(period.contended() * BELOW_MEDIAN, Math.max(1, median * median / p99), median);
    spread(period.contended() * FROM_MEDIAN_TO_P99, median, p99);
    spread(period.contended() * ABOVE_P99, p99, longest);
  }

  void add(CountedLengths other) {
    lengths.add(other.lengths);
  }

  /** The last step, which is {@code to}, takes what the others leave. */
  private void spread(long weight, double from, double to) {
    long step = weight / STEPS;
    for (int i = 1; i < STEPS; i++) {
      lengths.add(Math.round(from * Math.pow(to / from, (double) i / STEPS)), step);
    }
    lengths.add(Math.round(to), weight - (STEPS - 1) * step);
  }

  /** About the wait that so many percent did not exceed. */
  long percentileNanos(double percent) {
    return lengths.percentileNanos(percent);
  }
}
