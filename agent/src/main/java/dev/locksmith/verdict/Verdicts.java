package dev.locksmith.verdict;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;

/** Looking up and saying what comparisons found. */
final class Verdicts {
  private Verdicts() {}

  static boolean isWorse(List<Comparison> comparisons, Metric metric, String arm) {
    return comparisons.stream()
        .anyMatch(
            comparison ->
                comparison.metric().equals(metric.name())
                    && comparison.arm().equals(arm)
                    && comparison.finding() == Finding.WORSE);
  }

  /** The ratio and its interval: {@code 1.23 times (95%: 1.20 to 1.27)}. */
  static String times(Comparison comparison) {
    String interval =
        comparison.low() == null || comparison.high() == null
            ? ""
            : say(" (95%%: %.3g to %.3g)", comparison.low(), comparison.high());
    return say("%.3g times", comparison.ratio()) + interval;
  }

  /** A part in percent, to two digits. */
  static String percent(double part) {
    return new BigDecimal(100 * part).round(new MathContext(2)).toPlainString() + '%';
  }

  static String say(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
