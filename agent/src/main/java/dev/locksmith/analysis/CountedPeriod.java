package dev.locksmith.analysis;

import java.util.concurrent.TimeUnit;
import jdk.jfr.consumer.RecordedEvent;

/**
 * What was counted at one site in one period, as a {@code LockSiteStatistics} event tells: of every
 * wait that ended in it, however short.
 *
 * @param contended how many acquisitions found the lock taken, however they ended
 * @param spinAcquired how many of those ended by spinning
 * @param parked how many of those went through a wait list
 * @param timedOut how many of those timed out
 * @param interrupted how many of those were interrupted
 * @param waitNanos what they waited together
 * @param spinNanos the part of that that was spent spinning
 * @param medianNanos the wait that half of them did not exceed
 * @param p99Nanos the wait that 99 of 100 did not exceed
 * @param longestNanos the longest wait
 */
record CountedPeriod(
    long contended,
    long spinAcquired,
    long parked,
    long timedOut,
    long interrupted,
    long waitNanos,
    long spinNanos,
    long medianNanos,
    long p99Nanos,
    long longestNanos) {
  static final String EVENT = "dev.locksmith.LockSiteStatistics";

  /** More can only come from a damaged recording, and would make sums overflow. */
  private static final long MOST_WAITS = 1_000_000_000_000L;

  private static final long LONGEST_NANOS = TimeUnit.DAYS.toNanos(365);

  static CountedPeriod of(RecordedEvent event) {
    long longest = read(event, "longestWait", LONGEST_NANOS);
    long p99 = read(event, "p99Wait", longest);
    return new CountedPeriod(
        read(event, "contended", MOST_WAITS),
        read(event, "spinAcquired", MOST_WAITS),
        read(event, "parked", MOST_WAITS),
        read(event, "timedOut", MOST_WAITS),
        read(event, "interrupted", MOST_WAITS),
        read(event, "totalWait", LONGEST_NANOS),
        read(event, "spinTime", LONGEST_NANOS),
        read(event, "medianWait", p99),
        p99,
        longest);
  }

  private static long read(RecordedEvent event, String field, long most) {
    return Math.min(Math.max(0, Fields.number(event, field, 0)), most);
  }
}
