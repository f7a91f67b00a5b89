package dev.locksmith.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;
import org.HdrHistogram.Histogram;

/** The contended acquisitions of one site. */
final class SiteContention {
  /** The longest total wait first. */
  static final Comparator<SiteContention> BY_WAIT =
      Comparator.comparingLong(SiteContention::totalNanos)
          .thenComparingLong(SiteContention::contended)
          .reversed()
          .thenComparing(site -> site.key().site())
          .thenComparing(site -> site.key().lockType())
          .thenComparing(site -> site.key().strategy());

  private static final int DIGITS = 3;
  private static final long NO_LOCK = Long.MIN_VALUE;

  /** A longer wait can only come from a damaged clock, and would make the histogram large. */
  private static final long LONGEST_NANOS = TimeUnit.DAYS.toNanos(365);

  private final SiteKey key;
  private final Histogram waits = new Histogram(DIGITS);
  private final Shares modes = new Shares();
  private final Shares outcomes = new Shares();
  private final Shares waiters = new Shares();
  private final Shares owners = new Shares();
  private final Tally code = new Tally();
  private final Distinct waitingThreads = new Distinct();
  private final Distinct locks = new Distinct();
  private long totalNanos;
  private long maxNanos;

  SiteContention(SiteKey key) {
    this.key = key;
  }

  /** Adds a {@code LockContention} event of that JVM. */
  void add(RecordedEvent event, int jvm) {
    long nanos = Math.min(Math.max(0, event.getDuration().toNanos()), LONGEST_NANOS);
    waits.recordValue(nanos);
    totalNanos += nanos;
    maxNanos = Math.max(maxNanos, nanos);

    String mode = Fields.text(event, "mode", Fields.UNKNOWN);
    modes.add(mode, nanos);
    outcomes.add(Fields.text(event, "outcome", Fields.UNKNOWN), nanos);
    String owner = Owners.of(event, mode);
    if (owner != null) {
      owners.add(owner, nanos);
    }
    String waitingCode = WaitingCode.of(event);
    if (waitingCode != null) {
      code.add(waitingCode, nanos);
    }
    RecordedThread waiter = event.getThread();
    waiters.add(ThreadNames.of(waiter), nanos);
    if (waiter != null) {
      waitingThreads.add(jvm, waiter.getId());
    }
    long lock = Fields.number(event, "lockId", NO_LOCK);
    if (lock != NO_LOCK) {
      locks.add(jvm, lock);
    }
  }

  SiteKey key() {
    return key;
  }

  /** How many acquisitions found the lock taken, however they ended. */
  long contended() {
    return waits.getTotalCount();
  }

  long totalNanos() {
    return totalNanos;
  }

  long maxNanos() {
    return maxNanos;
  }

  /** The wait that so many percent of the acquisitions did not exceed, to three digits. */
  long percentileNanos(double percent) {
    return Math.min(waits.getValueAtPercentile(percent), maxNanos);
  }

  /** Waits by what was asked for. */
  List<Share> modes() {
    return modes.ranked();
  }

  /** Whether nothing but permits was asked for. */
  boolean isForPermitsOnly() {
    return modes().stream().allMatch(mode -> mode.name().equals(Modes.PERMIT));
  }

  /** Waits by how they ended. */
  List<Share> outcomes() {
    return outcomes.ranked();
  }

  /** Waits by the thread that waited. */
  List<Share> waiters() {
    return waiters.ranked();
  }

  /** Waits by the thread that held the lock when they began; those for permits are left out. */
  List<Share> owners() {
    return owners.ranked();
  }

  /** Waits by the line of code that they come from; those without a stack are left out. */
  List<Share> code() {
    return code.ranked();
  }

  /** The threads that waited. */
  Distinct waitingThreads() {
    return waitingThreads;
  }

  /** The locks that were waited for. */
  Distinct locks() {
    return locks;
  }
}
