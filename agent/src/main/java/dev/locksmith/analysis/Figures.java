package dev.locksmith.analysis;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Numbers as people read them; the same in every locale. */
public final class Figures {
  private static final MathContext THREE_DIGITS = new MathContext(3);
  private static final String[] UNITS = {"ns", "us", "ms", "s"};

  private Figures() {}

  /** A count with separators: {@code 1,234,567}. */
  public static String count(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  /** A count and its noun, which takes an {@code s} unless it is one. */
  static String count(long count, String noun) {
    return count(count) + ' ' + noun + (count == 1 ? "" : "s");
  }

  /**
   * A duration in the unit that suits it, to three digits: {@code 12.3 ms}. From a thousand seconds
   * on it is told to the second.
   */
  public static String duration(long nanos) {
    BigDecimal value = BigDecimal.valueOf(nanos).round(THREE_DIGITS);
    int unit = 0;
    while (unit < UNITS.length - 1 && value.compareTo(BigDecimal.valueOf(1000)) >= 0) {
      value = value.movePointLeft(3);
      unit++;
    }
    if (value.compareTo(BigDecimal.valueOf(1000)) >= 0) {
      return count(Math.round(nanos / 1e9)) + " s";
    }
    return digits(value, unit) + ' ' + UNITS[unit];
  }

  private static String digits(BigDecimal value, int unit) {
    if (unit == 0) {
      return value.toBigInteger().toString();
    }
    int whole = value.precision() - value.scale();
    return value.setScale(Math.max(0, THREE_DIGITS.getPrecision() - whole)).toPlainString();
  }

  /** A part in percent. Neither a small part shows as nothing, nor an almost whole one as all. */
  static String percent(long part, long whole) {
    if (part == 0 || whole == 0) {
      return "0%";
    }
    long percent = Math.round(100.0 * part / whole);
    if (percent == 0) {
      return "<1%";
    }
    return percent == 100 && part != whole ? ">99%" : percent + "%";
  }
}
