package dev.locksmith.event.jfr;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;

/**
 * The memory that locks take with what they hold, in bytes, on a 64-bit HotSpot with compressed
 * references. Without those, or with compact headers, it is somewhat more or less.
 */
enum Footprint {
  REENTRANT_LOCK(64, 368, 104),
  READ_WRITE_LOCK(184, 544, 280),
  SEMAPHORE(56, 376, 112);

  final int watched;
  final int padded;
  final int compact;

  Footprint(int watched, int padded, int compact) {
    this.watched = watched;
    this.padded = padded;
    this.compact = compact;
  }

  static Footprint of(LockType type) {
    return valueOf(type.name());
  }

  /** What all locks that were made at the site so far take, as if none had been collected. */
  static long ofAllAt(LockSite site) {
    Footprint one = of(site.type());
    long created = site.created();
    if (!site.strategy().isTuned()) {
      return created * one.watched;
    }
    long padded = Math.min(created, site.paddingBudget().taken());
    return padded * one.padded + (created - padded) * one.compact;
  }
}
