package dev.locksmith.analysis;

import java.time.Instant;
import java.util.concurrent.TimeUnit;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;

/**
 * One contended acquisition, as a {@code LockContention} event tells.
 *
 * @param key what it is added up by
 * @param jvm the number of the JVM, in which thread and lock numbers are unique
 * @param startNanos when it began, in nanoseconds since 1970
 * @param nanos how long it took
 * @param spinNanos the part of that that was spent spinning
 * @param parks how often the waiter was parked; {@link #NOT_TOLD} where the lock does not tell
 * @param mode what was asked for
 * @param outcome how it ended
 * @param owner who held the lock when it began; {@code null} for a permit, which nobody owns
 * @param waiter the name of the thread that waited
 * @param waiterId its number; {@link #NO_NUMBER} where not recorded
 * @param lockId the number of the lock; {@link #NO_NUMBER} where not recorded
 * @param stack where the thread was
 */
record Wait(
    SiteKey key,
    int jvm,
    long startNanos,
    long nanos,
    long spinNanos,
    long parks,
    String mode,
    String outcome,
    String owner,
    String waiter,
    long waiterId,
    long lockId,
    WaitingStack stack) {
  static final long NOT_TOLD = -1;
  static final long NO_NUMBER = Long.MIN_VALUE;

  /** A longer wait can only come from a damaged clock, and would make histograms large. */
  private static final long LONGEST_NANOS = TimeUnit.DAYS.toNanos(365);

  static Wait of(RecordedEvent event, int jvm) {
    String mode = Fields.text(event, "mode", Fields.UNKNOWN);
    RecordedThread waiter = event.getThread();
    long nanos = nanosOf(event);
    return new Wait(
        SiteKey.of(event),
        jvm,
        sinceEpoch(event.getStartTime()),
        nanos,
        clamp(Fields.number(event, "spinTime", 0), nanos),
        Math.max(NOT_TOLD, Fields.number(event, "parks", NOT_TOLD)),
        mode,
        Fields.text(event, "outcome", Fields.UNKNOWN),
        Owners.of(event, mode),
        ThreadNames.of(waiter),
        waiter == null ? NO_NUMBER : waiter.getId(),
        Fields.number(event, "lockId", NO_NUMBER),
        WaitingCode.stack(event));
  }

  /** The same wait, for a lock of that site. */
  Wait of(SiteKey site) {
    return new Wait(
        site,
        jvm,
        startNanos,
        nanos,
        spinNanos,
        parks,
        mode,
        outcome,
        owner,
        waiter,
        waiterId,
        lockId,
        stack);
  }

  /** How long the wait of an event took. */
  static long nanosOf(RecordedEvent event) {
    return clamp(event.getDuration().toNanos(), LONGEST_NANOS);
  }

  private static long clamp(long nanos, long most) {
    return Math.min(Math.max(0, nanos), most);
  }

  private static long sinceEpoch(Instant time) {
    return TimeUnit.SECONDS.toNanos(time.getEpochSecond()) + time.getNano();
  }
}
