package dev.locksmith.jmc;

import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Timespan;

/** Writes a period of a site as Locksmith does. */
@Name("dev.locksmith.LockSiteStatistics")
final class StatisticsEvent extends Event {
  String site = "com.acme.Pool.lock";
  String lockType = "ReentrantLock";
  String strategy = "jdk";
  long created = 1;
  long contended;
  long spinAcquired;

  @Timespan(Timespan.NANOSECONDS)
  long period = 1_000_000_000;

  @Timespan(Timespan.NANOSECONDS)
  long totalWait;

  @Timespan(Timespan.NANOSECONDS)
  long spinTime;
}
