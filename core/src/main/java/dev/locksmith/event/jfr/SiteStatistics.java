package dev.locksmith.event.jfr;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.WaitHistogram;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes what was counted at each site since the last time. One reader for all recordings of the
 * JVM: the counts of a period are in each of them that has the event on.
 */
final class SiteStatistics {
  private final List<SitePeriods> sites = new ArrayList<>();
  private final long[] waits = new long[WaitHistogram.BUCKETS];
  private long since;
  private volatile boolean paused;

  /** The first period begins now, and the lengths of waits are counted. */
  SiteStatistics() {
    LockSites.measureWaits();
    endPeriod(false);
  }

  /** Nobody records any more: what is counted until somebody does is in no recording. */
  void pause() {
    paused = true;
  }

  /** Ends the period, and writes it. */
  synchronized void write() {
    boolean wanted = !paused;
    paused = false;
    endPeriod(wanted);
  }

  private void endPeriod(boolean wanted) {
    long now = System.nanoTime();
    long nanos = now - since;
    since = now;
    List<LockSite> all = LockSites.all();
    while (sites.size() < all.size()) {
      sites.add(new SitePeriods(all.get(sites.size())));
    }
    for (SitePeriods site : sites) {
      if (wanted) {
        site.write(nanos, waits);
      } else {
        site.skip(waits);
      }
    }
  }
}
