package dev.locksmith.event.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * A live comparison has moved the waiting policies of the locks. A point in time and not a span: it
 * is there although the comparison may be killed before the window ends.
 */
@Name("dev.locksmith.ArmChange")
@Label("Arm Change")
@Description(
    "A live comparison moved the waiting policy of the locks; what follows is the window of that"
        + " arm, until the next such event")
@Category("Locksmith")
@StackTrace(false)
final class ArmChangeEvent extends Event {
  @Label("Arm")
  @Description("The arm of the comparison; empty where the policies became what they were before")
  String arm;

  @Label("Phase")
  @Description("What the window is part of: warm-up, comparison or confirmation")
  String phase;

  @Label("Round")
  @Description("Counted from 1 in each phase; in a round each arm has a window")
  int round;

  @Label("Settling Time")
  @Description("The beginning of the window that is not counted")
  @Timespan(Timespan.MILLISECONDS)
  long settlingTime;
}
