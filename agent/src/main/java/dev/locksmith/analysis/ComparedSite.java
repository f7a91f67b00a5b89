package dev.locksmith.analysis;

import java.util.Comparator;

/**
 * A site in two recordings, whatever the strategies of its locks.
 *
 * @param site the field or the place in the code at which the locks were made
 * @param lockType the simple name of the JDK type
 * @param before its waits in the first recording; {@code null} where there are none
 * @param after its waits in the second recording; {@code null} where there are none
 */
record ComparedSite(String site, String lockType, SiteRate before, SiteRate after) {
  /** The site that waited most per second, in either recording, first. */
  static final Comparator<ComparedSite> BY_WAIT =
      Comparator.comparingDouble(ComparedSite::mostWait)
          .reversed()
          .thenComparing(ComparedSite::site)
          .thenComparing(ComparedSite::lockType);

  boolean isInBoth() {
    return before != null && after != null;
  }

  private double mostWait() {
    return Math.max(
        before == null ? 0 : before.waitNanosPerSecond(),
        after == null ? 0 : after.waitNanosPerSecond());
  }
}
