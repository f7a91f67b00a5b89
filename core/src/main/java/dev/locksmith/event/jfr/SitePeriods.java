package dev.locksmith.event.jfr;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.WaitHistogram;

/** One site, period after period. */
final class SitePeriods {
  private static final double MEDIAN = 0.5;
  private static final double P99 = 0.99;

  private final LockSite site;
  private SiteCounts before = SiteCounts.NONE;

  SitePeriods(LockSite site) {
    this.site = site;
  }

  /** Ends a period that nobody wants to know of. */
  void skip(long[] waits) {
    before = SiteCounts.of(site, before);
    site.takeLongestWaitNanos();
    site.waitHistogram().moveInto(waits);
  }

  /**
   * Ends a period, and writes what it brought if threads met or waited here.
   *
   * @param nanos how long it was
   * @param waits room for the counts of a {@link WaitHistogram}
   */
  void write(long nanos, long[] waits) {
    long waiting = site.waiting();
    if (waiting == 0 && site.contended() == before.contended()) {
      return;
    }
    SiteCounts now = SiteCounts.of(site, before);
    SiteCounts grown = now.since(before);
    before = now;
    site.waitHistogram().moveInto(waits);
    LockSiteStatisticsEvent event = new LockSiteStatisticsEvent();
    event.site = site.name();
    event.lockType = site.type().label();
    event.strategy = site.strategy().label();
    event.policy = site.policy().label();
    event.period = nanos;
    event.created = site.created();
    event.memory = Footprint.ofAllAt(site);
    event.contended = grown.contended();
    event.spinAcquired = grown.spinAcquired();
    event.parked = grown.parked();
    event.timedOut = grown.timedOut();
    event.interrupted = grown.interrupted();
    event.totalWait = grown.waitNanos();
    event.longestWait = site.takeLongestWaitNanos();
    event.medianWait = Math.min(event.longestWait, WaitHistogram.percentile(waits, MEDIAN));
    event.p99Wait = Math.min(event.longestWait, WaitHistogram.percentile(waits, P99));
    event.spinTime = grown.spinNanos();
    event.waiting = waiting;
    event.meanWaiting = (double) grown.waitNanos() / nanos;
    event.commit();
  }
}
