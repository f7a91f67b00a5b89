package dev.locksmith.ab;

import dev.locksmith.verdict.Metric;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the user's metrics in what a program printed. */
final class Readings {
  /** Digits in groups of three are one number. */
  private static final Pattern GROUPED = Pattern.compile("[+-]?\\d{1,3}(,\\d{3})+(\\.\\d+)?");

  private Readings() {}

  /**
   * The figure in the first group of the last match: what is printed last sums up.
   *
   * @throws RunFailed if nothing matches, or what matches is no number
   */
  static double of(Metric metric, String output) throws RunFailed {
    Matcher matcher = Pattern.compile(metric.pattern(), Pattern.MULTILINE).matcher(output);
    String last = null;
    while (matcher.find()) {
      last = matcher.group(1) == null ? last : matcher.group(1).strip();
    }
    if (last == null) {
      throw new RunFailed(
          "metric " + metric.name() + ": nothing in the output matches " + metric.pattern());
    }
    try {
      double value =
          Double.parseDouble(GROUPED.matcher(last).matches() ? last.replace(",", "") : last);
      if (!Double.isFinite(value)) {
        throw new NumberFormatException(last);
      }
      return value;
    } catch (NumberFormatException e) {
      throw new RunFailed("metric " + metric.name() + ": '" + last + "' is no number");
    }
  }
}
