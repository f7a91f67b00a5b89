package dev.locksmith.jmc;

import org.openjdk.jmc.common.IDisplayable;
import org.openjdk.jmc.common.unit.UnitLookup;

/** Numbers for the reader. */
final class Text {
  private Text() {}

  static String duration(double seconds) {
    return UnitLookup.SECOND.quantity(seconds).displayUsing(IDisplayable.AUTO);
  }

  static String percent(double share) {
    return Math.round(share * 100) + " %";
  }
}
