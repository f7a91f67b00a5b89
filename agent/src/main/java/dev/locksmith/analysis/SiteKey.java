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
  /** The key of a {@code LockContention} event. */
  static SiteKey of(RecordedEvent event) {
    return new SiteKey(
        Fields.text(event, "site", Fields.UNKNOWN),
        Fields.text(event, "lockType", Fields.UNKNOWN),
        Fields.text(event, "strategy", Fields.UNKNOWN));
  }
}
