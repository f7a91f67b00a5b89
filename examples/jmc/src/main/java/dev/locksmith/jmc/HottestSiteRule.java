package dev.locksmith.jmc;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/**
 * The site at which most threads wait. By Little's law the waits of a period, divided by its
 * length, are the mean number of threads in the queue: one is a thread's work lost all the time.
 */
public final class HottestSiteRule extends LockRule {
  private static final double INFO_THREADS = 0.1;
  private static final double WARNING_THREADS = 1;

  /** For the service loader. */
  public HottestSiteRule() {
    super("HottestSite", "Locksmith: Most Contended Site", Sites.EVENT);
  }

  @Override
  Verdict judge(IItemCollection recording) {
    Sites sites = Sites.of(recording);
    Optional<Site> found =
        sites.all().stream().max(Comparator.comparingDouble(site -> site.totalWait));
    if (found.isEmpty()) {
      return Verdict.fine("No thread waited at a swapped lock.");
    }
    Site site = found.get();
    double all = sites.all().stream().mapToDouble(one -> one.totalWait).sum();
    double threads = site.totalWait / sites.span();
    return new Verdict(
        RulesToolkit.mapExp100(threads, INFO_THREADS, WARNING_THREADS),
        site,
        String.format(
            Locale.ROOT, "On average %.2f threads waited for locks made at %s.", threads, site),
        String.format(
            Locale.ROOT,
            "%,.0f acquisitions found the lock taken and waited %s together, %s on average. That is"
                + " %s of the waits for all swapped locks.",
            site.contended,
            Text.duration(site.totalWait),
            Text.duration(site.meanWait()),
            Text.percent(all == 0 ? 0 : site.totalWait / all)),
        "Hold the lock for a shorter time, split it, or compare the strategies of Locksmith for this"
            + " site on your own load.");
  }
}
