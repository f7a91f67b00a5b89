package dev.locksmith.jmc;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/** A contended fair lock: each release hands it to a thread that must first be woken. */
public final class FairLockRule extends LockRule {
  /** Waits per second, of which each costs the wake-up of a thread while the lock stands idle. */
  private static final double INFO_RATE = 100;

  private static final double WARNING_RATE = 2_000;

  /** For the service loader. */
  public FairLockRule() {
    super("FairLock", "Locksmith: A Fair Lock That Costs", Waits.EVENT);
  }

  @Override
  Verdict judge(IItemCollection recording) {
    Optional<Waits> found =
        Waits.of(recording).stream()
            .filter(waits -> waits.fair > 0)
            .max(Comparator.comparingInt(waits -> waits.fair));
    if (found.isEmpty()) {
      return Verdict.fine("No thread waited for a fair lock.");
    }
    Waits waits = found.get();
    double seconds =
        RulesToolkit.getLatestEndTime(recording)
            .subtract(RulesToolkit.getEarliestStartTime(recording))
            .doubleValueIn(UnitLookup.SECOND);
    double rate = waits.fair / seconds;
    return new Verdict(
        RulesToolkit.mapExp100(rate, INFO_RATE, WARNING_RATE),
        waits.site,
        String.format(
            Locale.ROOT,
            "%,.0f times a second a thread waited for a fair lock made at %s.",
            rate,
            waits.site),
        String.format(
            Locale.ROOT,
            "%,d threads waited %s on average. A fair lock goes to the one that waits longest, which"
                + " must be woken first; until it runs, the lock does nothing. A lock that is not"
                + " fair goes to whoever is running.",
            waits.fair,
            Text.duration(waits.fairWait / waits.fair)),
        "If the order is not needed, make the lock non-fair: Locksmith's strategies bound how long a"
            + " waiter is passed over.");
  }
}
