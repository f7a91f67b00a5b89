package dev.locksmith.analysis;

import java.util.function.Consumer;
import jdk.jfr.DataAmount;
import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** Writes what an application under Locksmith writes. */
@Name("dev.locksmith.LockSiteStatistics")
@StackTrace(false)
final class StatisticsEvent extends Event {
  String site = "com.acme.Pool.lock";
  String lockType = "ReentrantLock";
  String strategy = "jdk";
  String policy = "jdk";

  @Timespan(Timespan.NANOSECONDS)
  long period;

  long created;

  @DataAmount(DataAmount.BYTES)
  long memory;

  long contended;
  long spinAcquired;
  long parked;
  long timedOut;
  long interrupted;

  @Timespan(Timespan.NANOSECONDS)
  long totalWait;

  @Timespan(Timespan.NANOSECONDS)
  long medianWait;

  @Timespan(Timespan.NANOSECONDS)
  long p99Wait;

  @Timespan(Timespan.NANOSECONDS)
  long longestWait;

  @Timespan(Timespan.NANOSECONDS)
  long spinTime;

  long waiting;
  double meanWaiting;

  /** A period in which so many waits took one, two and three milliseconds by their percentiles. */
  static void counted(long contended, Consumer<StatisticsEvent> fields) {
    StatisticsEvent event = new StatisticsEvent();
    event.contended = contended;
    event.parked = contended;
    event.totalWait = contended * 1_000_000;
    event.medianWait = 1_000_000;
    event.p99Wait = 2_000_000;
    event.longestWait = 3_000_000;
    fields.accept(event);
    event.commit();
  }
}
