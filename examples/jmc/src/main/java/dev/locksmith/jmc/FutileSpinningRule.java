package dev.locksmith.jmc;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/**
 * A site whose threads spin and then park all the same: the spin was processor time for nothing.
 */
public final class FutileSpinningRule extends LockRule {
  /** Where at least so many acquisitions end by spinning, it pays. */
  private static final double WORTHWHILE = 0.5;

  /** Shares of one processor. */
  private static final double INFO_SHARE = 0.005;

  private static final double WARNING_SHARE = 0.05;

  /** For the service loader. */
  public FutileSpinningRule() {
    super("FutileSpinning", "Locksmith: Spinning That Does Not Pay", Sites.EVENT);
  }

  @Override
  Verdict judge(IItemCollection recording) {
    Sites sites = Sites.of(recording);
    Optional<Site> found =
        sites.all().stream()
            .filter(site -> site.spinTime > 0)
            .filter(site -> site.spinAcquired < WORTHWHILE * site.contended)
            .max(Comparator.comparingDouble(site -> site.spinTime));
    if (found.isEmpty()) {
      return Verdict.fine("Where threads spun, they mostly got the lock by it.");
    }
    Site site = found.get();
    double share = site.spinTime / sites.span();
    return new Verdict(
        RulesToolkit.mapExp100(share, INFO_SHARE, WARNING_SHARE),
        site,
        String.format(
            Locale.ROOT,
            "Threads spun for %s at locks made at %s, and only %s of the acquisitions ended by it.",
            Text.duration(site.spinTime),
            site,
            Text.percent(site.spinAcquired / site.contended)),
        "The lock is held for longer than a spin lasts, or its owner sleeps. The threads park after"
            + " the spin as they would have without it.",
        "Use the strategy padded or jdk for this site, by a line of the rules file, or shorten the"
            + " section.");
  }
}
