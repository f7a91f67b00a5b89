package dev.locksmith.jmc;

import static dev.locksmith.jmc.EventField.seconds;
import static dev.locksmith.jmc.EventField.value;

import java.util.Locale;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.flightrecorder.JfrAttributes;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/** The longest critical section, where {@code dev.locksmith.LockHold} was recorded. */
public final class LongHoldRule extends LockRule {
  private static final String EVENT = "dev.locksmith.LockHold";
  private static final double INFO_SECONDS = 0.02;
  private static final double WARNING_SECONDS = 0.5;

  /** For the service loader. */
  public LongHoldRule() {
    super("LongHold", "Locksmith: Long Critical Sections", EVENT);
  }

  @Override
  Verdict judge(IItemCollection recording) {
    Site site = null;
    int count = 0;
    double longest = 0;
    for (IItemIterable events : recording.apply(ItemFilters.type(EVENT))) {
      for (IItem event : events) {
        count++;
        double held = seconds(events, event, JfrAttributes.DURATION);
        if (held > longest) {
          longest = held;
          site =
              new Site(
                  value(events, event, EventField.SITE),
                  value(events, event, EventField.LOCK_TYPE),
                  value(events, event, EventField.STRATEGY));
        }
      }
    }
    if (site == null) {
      return Verdict.fine("No lock was held for long after a wait for it.");
    }
    return new Verdict(
        RulesToolkit.mapExp100(longest, INFO_SECONDS, WARNING_SECONDS),
        site,
        String.format(
            Locale.ROOT, "A lock made at %s was held for %s.", site, Text.duration(longest)),
        String.format(
            Locale.ROOT,
            "%,d critical sections were longer than the threshold of LockHold. All who want the lock"
                + " wait for so long, whatever its strategy.",
            count),
        "Look at the stack traces of the events, which are those of the ends of the sections: do"
            + " I/O, and calls that may block, before or after.");
  }
}
