package dev.locksmith.lock;

import java.util.List;

/** How much the Lincheck tests do: little in every build, more in the profile. */
final class Effort {
  /** The system property that multiplies the number of runs. */
  private static final int FACTOR = Integer.getInteger("locksmith.lincheck.effort", 1);

  private Effort() {}

  static boolean isLong() {
    return FACTOR > 1;
  }

  static int times(int runs) {
    return runs * FACTOR;
  }

  /** In every build the variants that, together, take every path; else all, with the control. */
  static List<Subjects.Variant> variants() {
    return isLong()
        ? List.of(Subjects.Variant.values())
        : List.of(Subjects.Variant.MCS, Subjects.Variant.PADDED_IMPATIENT);
  }
}
