package dev.locksmith.ab;

import dev.locksmith.analysis.Figures;
import dev.locksmith.verdict.Metric;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Figures of a metric as people read them. */
final class Amounts {
  private static final double NANOS = 1e9;
  private static final double MIB = 1024 * 1024;
  private static final int THOUSAND = 1000;
  private static final MathContext FOUR_DIGITS = new MathContext(4);

  private Amounts() {}

  /** A figure with its unit; a dash if it is not known. */
  static String of(Metric metric, Double value) {
    if (value == null) {
      return "-";
    }
    return switch (metric.unit()) {
      case "s" -> Figures.duration(Math.round(value * NANOS));
      case "bytes" -> String.format(Locale.ROOT, "%,.1f MiB", value / MIB);
      default -> plain(value);
    };
  }

  private static String plain(double value) {
    return Math.abs(value) >= THOUSAND
        ? Figures.count(Math.round(value))
        : new BigDecimal(value).round(FOUR_DIGITS).stripTrailingZeros().toPlainString();
  }

  /** A ratio, to three digits and more where it is close to 1. */
  static String ratio(Double ratio) {
    return ratio == null ? "-" : String.format(Locale.ROOT, ratio < 10 ? "%.3f" : "%.1f", ratio);
  }

  /** A part in percent, to two digits. */
  static String percent(double part) {
    return new BigDecimal(100 * part).round(new MathContext(2)).toPlainString() + '%';
  }
}
