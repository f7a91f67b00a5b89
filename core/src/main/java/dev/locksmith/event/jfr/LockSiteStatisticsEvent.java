package dev.locksmith.event.jfr;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * What was counted at one site in a period. Unlike {@link LockContentionEvent} it knows of every
 * wait, whatever threshold that event has, and its number does not grow with that of the waits.
 *
 * <p>Ten seconds: at a hundred contended sites some 100 KB a minute, about what the JDK's own
 * periodic events take, and still several points in a recording of a minute. The last period of a
 * chunk is shorter, since it is written with the chunk; so the counts of a recording add up to its
 * whole length.
 */
@Name("dev.locksmith.LockSiteStatistics")
@Label("Lock Site Statistics")
@Description(
    "What was counted in a period at one place that makes locks, if threads met or waited there."
        + " Counts are those of the period, unless they say otherwise")
@Category("Locksmith")
@StackTrace(false)
@Period("10 s")
final class LockSiteStatisticsEvent extends Event {
  @Label("Site")
  @Description("The field or the place in the code at which the locks are made")
  String site;

  @Label("Lock Type")
  @Description("The JDK type that was swapped")
  String lockType;

  @Label("Strategy")
  @Description("How the locks made here were to wait")
  String strategy;

  @Label("Policy")
  @Description("How they wait now: differs from the strategy where it was moved since")
  String policy;

  @Label("Period")
  @Description("How long the counts were gathered")
  @Timespan(Timespan.NANOSECONDS)
  long period;

  @Label("Locks Created")
  @Description("How many locks were made here since the JVM started")
  long created;

  @Label("Memory")
  @Description(
      "What all locks made here take with compressed references, those collected since included")
  @DataAmount(DataAmount.BYTES)
  long memory;

  @Label("Contended")
  @Description("How many acquisitions that found the lock taken ended, whatever their outcome")
  long contended;

  @Label("Acquired by Spinning")
  @Description("How many of those ended while spinning, without entering a wait list")
  long spinAcquired;

  @Label("Parked")
  @Description("How many of those went through a wait list, where threads park")
  long parked;

  @Label("Timed Out")
  @Description("How many of those gave up at their timeout")
  long timedOut;

  @Label("Interrupted")
  @Description("How many of those were interrupted")
  long interrupted;

  @Label("Total Wait")
  @Description("What those waited together")
  @Timespan(Timespan.NANOSECONDS)
  long totalWait;

  @Label("Median Wait")
  @Description("The wait that half of those did not exceed, within 7 %")
  @Timespan(Timespan.NANOSECONDS)
  long medianWait;

  @Label("99th Percentile Wait")
  @Description("The wait that 99 of 100 of those did not exceed, within 7 %")
  @Timespan(Timespan.NANOSECONDS)
  long p99Wait;

  @Label("Longest Wait")
  @Description("The longest wait of those")
  @Timespan(Timespan.NANOSECONDS)
  long longestWait;

  @Label("Spin Time")
  @Description("The part of the total wait that was spent spinning; the JDK's own lock hides it")
  @Timespan(Timespan.NANOSECONDS)
  long spinTime;

  @Label("Threads Waiting")
  @Description("How many threads were in wait lists of locks of this site as the period ended")
  long waiting;

  @Label("Mean Threads Waiting")
  @Description("How many threads waited on average over the period: total wait by period")
  double meanWaiting;
}
