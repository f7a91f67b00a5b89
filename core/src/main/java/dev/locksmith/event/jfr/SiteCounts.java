package dev.locksmith.event.jfr;

import dev.locksmith.site.LockSite;

/**
 * What the counters of one site say, or by how much they grew. A wait that ends while they are read
 * may be in some and not in others yet; no count ever shrinks for that.
 */
record SiteCounts(
    long contended,
    long spinAcquired,
    long timedOut,
    long interrupted,
    long waitNanos,
    long spinNanos) {
  static final SiteCounts NONE = new SiteCounts(0, 0, 0, 0, 0, 0);

  /** What they say now, later than they said {@code before}. */
  static SiteCounts of(LockSite site, SiteCounts before) {
    long contended = site.contended();
    return new SiteCounts(
        contended,
        Math.max(before.spinAcquired, contended - site.parked()),
        site.timedOut(),
        site.interrupted(),
        site.waitNanos(),
        Math.max(before.spinNanos, site.spinNanos()));
  }

  /** How many of the contended did not end by spinning. */
  long parked() {
    return contended - spinAcquired;
  }

  SiteCounts since(SiteCounts before) {
    return new SiteCounts(
        contended - before.contended,
        spinAcquired - before.spinAcquired,
        timedOut - before.timedOut,
        interrupted - before.interrupted,
        waitNanos - before.waitNanos,
        spinNanos - before.spinNanos);
  }
}
