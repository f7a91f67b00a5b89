package dev.locksmith.ab;

import dev.locksmith.verdict.Metric;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the user's metrics in what a program printed. */
final class Readings {
  /** Digits in groups of three are one number. */
  private static final Pattern GROUPED = Pattern.compile("[+-]?\\d{1,3}(,\\d{3})+(\\.\\d+)?");

  /** Beyond that, what is computed from figures would be out of all numbers. */
  private static final double GREATEST = 1e100;

  private Readings() {}

  /**
   * The figure in the first group of the last match: what is printed last sums up.
   *
   * @throws RunFailed if nothing matches, or what matches is no number, or one whose ratio to
   *     another says nothing of better and worse
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
    double value;
    try {
      value = Double.parseDouble(GROUPED.matcher(last).matches() ? last.replace(",", "") : last);
    } catch (NumberFormatException e) {
      throw new RunFailed("metric " + metric.name() + ": '" + last + "' is no number");
    }
    if (!(value >= 0 && value <= GREATEST)) {
      throw new RunFailed(
          "metric " + metric.name() + ": '" + last + "' is no figure from 0 up to " + GREATEST);
    }
    return value;
  }
}
