package dev.locksmith.jmc;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/**
 * Several locks of one site, such as the stripes of a map, that are contended often and for short
 * times while their words are not padded. They may lie on one cache line. A recording cannot show
 * that, so this never warns.
 */
public final class FalseSharingRule extends LockRule {
  /** More than the strategy padded would pad at one site. */
  private static final int MOST_LOCKS = 8192;

  private static final double SHORT_WAIT = 100e-6;

  /** Short waits per second. */
  private static final double INFO_RATE = 500;

  private static final double HIGHEST_SCORE = 50;

  /** For the service loader. */
  public FalseSharingRule() {
    super("FalseSharing", "Locksmith: False Sharing Suspected", Sites.EVENT);
  }

  @Override
  Verdict judge(IItemCollection recording) {
    Sites sites = Sites.of(recording);
    Optional<Site> found =
        sites.all().stream()
            .filter(site -> site.strategy.equals("jdk"))
            .filter(site -> site.created > 1 && site.created <= MOST_LOCKS)
            .filter(site -> site.contended > 0 && site.meanWait() < SHORT_WAIT)
            .filter(site -> contendedLocks(recording, site) > 1)
            .max(Comparator.comparingDouble(site -> site.contended));
    if (found.isEmpty()) {
      return Verdict.fine("No group of unpadded locks has many short waits.");
    }
    Site site = found.get();
    double rate = site.contended / sites.span();
    return new Verdict(
        Math.min(HIGHEST_SCORE, RulesToolkit.mapExp100(rate, INFO_RATE, 100 * INFO_RATE)),
        site,
        String.format(
            Locale.ROOT,
            "%,.0f times a second threads waited briefly for one of the %,.0f locks made at %s.",
            rate,
            site.created,
            site),
        "Locks that are made one after the other often lie on one cache line. Then threads at"
            + " different locks take the line from each other, which lengthens every section.",
        "Compare with the strategy padded for this site.");
  }

  private static int contendedLocks(IItemCollection recording, Site site) {
    return Waits.of(recording).stream()
        .filter(waits -> waits.site.name.equals(site.name))
        .mapToInt(waits -> waits.locks.size())
        .max()
        .orElse(0);
  }
}
