package dev.locksmith.bench.pair;

import java.util.Locale;
import org.apache.commons.statistics.descriptive.DoubleStatistics;
import org.apache.commons.statistics.descriptive.Statistic;

/** Mean and standard deviation of some values: the form in which kernel builds are reported. */
public record MeanAndDeviation(double mean, double deviation) {
  private static final DoubleStatistics.Builder BOTH =
      DoubleStatistics.builder(Statistic.MEAN, Statistic.STANDARD_DEVIATION);

  /** Of all of them; the deviation is that of a sample. */
  public static MeanAndDeviation of(double... values) {
    DoubleStatistics both = BOTH.build(values);
    return new MeanAndDeviation(
        both.getAsDouble(Statistic.MEAN), both.getAsDouble(Statistic.STANDARD_DEVIATION));
  }

  /** As {@code 1.234 ± 0.012}, or a dash. */
  @Override
  public String toString() {
    return Double.isNaN(mean) ? "-" : String.format(Locale.ROOT, "%.3f ± %.3f", mean, deviation);
  }
}
