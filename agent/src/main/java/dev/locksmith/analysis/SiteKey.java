package dev.locksmith.analysis;

import jdk.jfr.consumer.RecordedEvent;

/**
 * What waits are added up by.
 *
 * @param site the field or the place in the code at which the locks were made
 * @param lockType the simple name of the JDK type
 * @param strategy how the locks wait
 */
record SiteKey(String site, String lockType, String strategy) {
  /** The strategy of the JDK's own locks, which do not tell how they wait. */
  private static final String WATCHED = "jdk";

  /** The key of a {@code LockContention} event. */
  static SiteKey of(RecordedEvent event) {
    return new SiteKey(
        Fields.text(event, "site", Fields.UNKNOWN),
        Fields.text(event, "lockType", Fields.UNKNOWN),
        Fields.text(event, "strategy", Fields.UNKNOWN));
  }

  /**
   * The key of the waits that a {@code LockSiteStatistics} event counts: where locks were moved, as
   * they waited then.
   */
  static SiteKey ofCounted(RecordedEvent event) {
    SiteKey key = of(event);
    return new SiteKey(key.site, key.lockType, Fields.text(event, "policy", key.strategy));
  }

  /** Whether the locks tell which part of a wait they spun. */
  boolean tellsSpinning() {
    return !strategy.equals(WATCHED);
  }

  /** Whether the recording tells the site and its type. */
  boolean isNamed() {
    return !site.equals(Fields.UNKNOWN) && !lockType.equals(Fields.UNKNOWN);
  }
}
