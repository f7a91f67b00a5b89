package dev.locksmith.bench.pair;

import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * The median and the quartiles of some values: they stand firm where single measurements do not. An
 * estimate by the library's default method, 8 of Hyndman and Fan, "Sample Quantiles in Statistical
 * Packages" (1996).
 */
public record Quartiles(double lower, double median, double upper) {
  private static final double[] QUARTERS = {0.25, 0.5, 0.75};

  /** Of those values that are finite; all NaN if there are none. */
  public static Quartiles of(double... values) {
    double[] finite = Arrays.stream(values).filter(Double::isFinite).toArray();
    double[] found = Quantile.withDefaults().evaluate(finite, QUARTERS);
    return new Quartiles(found[0], found[1], found[2]);
  }

  /** As {@code 1.02 [0.99..1.05]}, or a dash. */
  @Override
  public String toString() {
    return Double.isNaN(median)
        ? "-"
        : String.format(Locale.ROOT, "%.2f [%.2f..%.2f]", median, lower, upper);
  }
}
