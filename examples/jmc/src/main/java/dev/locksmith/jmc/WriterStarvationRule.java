package dev.locksmith.jmc;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/** A read-write lock whose writers wait much longer than its readers do. */
public final class WriterStarvationRule extends LockRule {
  /** Writers wait for all readers and readers for one writer: some difference is natural. */
  private static final double INFO_RATIO = 5;

  private static final double WARNING_RATIO = 20;

  /** In seconds, on average; what is shorter starves nobody. */
  private static final double NOTICEABLE_WAIT = 0.001;

  private static final int FEWEST_WRITES = 5;

  /** For the service loader. */
  public WriterStarvationRule() {
    super("WriterStarvation", "Locksmith: Writer Starvation", Waits.EVENT);
  }

  @Override
  Verdict judge(IItemCollection recording) {
    Optional<Waits> found =
        Waits.of(recording).stream()
            .filter(waits -> waits.reads > 0 && waits.writes >= FEWEST_WRITES)
            .filter(waits -> meanWrite(waits) >= NOTICEABLE_WAIT)
            .max(Comparator.comparingDouble(WriterStarvationRule::ratio));
    if (found.isEmpty()) {
      return Verdict.fine("No writer waited noticeably longer than the readers of its lock.");
    }
    Waits waits = found.get();
    return new Verdict(
        RulesToolkit.mapExp100(ratio(waits), INFO_RATIO, WARNING_RATIO),
        waits.site,
        String.format(
            Locale.ROOT,
            "A contended writer of %s waited %.1f times as long as a contended reader.",
            waits.site,
            ratio(waits)),
        String.format(
            Locale.ROOT,
            "%,d writers waited %s on average, %,d readers %s.",
            waits.writes,
            Text.duration(meanWrite(waits)),
            waits.reads,
            Text.duration(waits.readWait / waits.reads)),
        "Shorten what is done under the read lock, publish an immutable copy instead of locking the"
            + " readers out, or make the lock fair and measure what that costs.");
  }

  private static double ratio(Waits waits) {
    return meanWrite(waits) / (waits.readWait / waits.reads);
  }

  private static double meanWrite(Waits waits) {
    return waits.writeWait / waits.writes;
  }
}
