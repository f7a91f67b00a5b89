package dev.locksmith.event.jfr;

import dev.locksmith.site.LockSite;

/** What the counters of one site say, or by how much they grew. */
record SiteCounts(
    long contended, long parked, long timedOut, long interrupted, long waitNanos, long spinNanos) {
  static final SiteCounts NONE = new SiteCounts(0, 0, 0, 0, 0, 0);

  static SiteCounts of(LockSite site) {
    return new SiteCounts(
        site.contended(),
        site.parked(),
        site.timedOut(),
        site.interrupted(),
        site.waitNanos(),
        site.spinNanos());
  }

  SiteCounts since(SiteCounts before) {
    return new SiteCounts(
        contended - before.contended,
        parked - before.parked,
        timedOut - before.timedOut,
        interrupted - before.interrupted,
        waitNanos - before.waitNanos,
        spinNanos - before.spinNanos);
  }
}
