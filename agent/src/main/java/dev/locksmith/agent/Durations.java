package dev.locksmith.agent;

import java.util.concurrent.TimeUnit;

/** Durations as users write them: a whole number with ns, us, ms or s. */
final class Durations {
  private Durations() {}

  /**
   * The duration in nanoseconds.
   *
   * @param origin where it comes from, for the message
   * @throws BadSetting if it is no duration
   */
  static long parse(String text, String origin) throws BadSetting {
    int digits = 0;
    while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
      digits++;
    }
    TimeUnit unit =
        switch (text.substring(digits)) {
          case "ns" -> TimeUnit.NANOSECONDS;
          case "us" -> TimeUnit.MICROSECONDS;
          case "ms" -> TimeUnit.MILLISECONDS;
          case "s" -> TimeUnit.SECONDS;
          default -> null;
        };
    try {
      if (unit != null) {
        return unit.toNanos(Long.parseLong(text.substring(0, digits)));
      }
    } catch (NumberFormatException noNumber) {
      // Told below.
    }
    throw new BadSetting(origin + ": write a duration such as 20us, with ns, us, ms or s");
  }
}
