package dev.locksmith.analysis;

import java.util.Comparator;
import java.util.List;

/**
 * The contended acquisitions of one site: how many there were and how long they took, and of those
 * that have an event of their own, who waited, where, and behind whom.
 */
final class SiteContention {
  /** The longest total wait first. */
  static final Comparator<SiteContention> BY_WAIT =
      Comparator.comparingLong(SiteContention::totalNanos)
          .thenComparingLong(SiteContention::contended)
          .reversed()
          .thenComparing(site -> site.key().site())
          .thenComparing(site -> site.key().lockType())
          .thenComparing(site -> site.key().strategy());

  private final RecordedWaits waits;
  private final Timeline timeline;
  private final WaitSplit split = new WaitSplit();
  private final WaitBuckets buckets = new WaitBuckets();
  private final Shares modes = new Shares();
  private final Shares outcomes = new Shares();
  private final Shares waiters = new Shares();
  private final Shares owners = new Shares();
  private final WaitForGraph waitedFor = new WaitForGraph();
  private final Tally code = new Tally();
  private final Distinct waitingThreads = new Distinct();
  private final Distinct locks = new Distinct();

  SiteContention(SiteKey key, TimeAxis axis) {
    this.waits = new RecordedWaits(key);
    this.timeline = new Timeline(axis);
  }

  void add(Wait wait) {
    long nanos = wait.nanos();
    waits.add(nanos);
    split.add(wait);
    buckets.add(wait);
    timeline.add(wait);

    modes.add(wait.mode(), nanos);
    outcomes.add(wait.outcome(), nanos);
    waiters.add(wait.waiter(), nanos);
    if (wait.owner() != null) {
      owners.add(wait.owner(), nanos);
    }
    waitedFor.add(wait);
    if (!wait.stack().frames().isEmpty()) {
      code.add(WaitingCode.line(wait.stack().frames().get(0)), nanos);
    }
    if (wait.waiterId() != Wait.NO_NUMBER) {
      waitingThreads.add(wait.jvm(), wait.waiterId());
    }
    if (wait.lockId() != Wait.NO_NUMBER) {
      locks.add(wait.jvm(), wait.lockId());
    }
  }

  void add(CountedPeriod period) {
    waits.add(period);
  }

  /** A recording was read to its end. */
  void endRecording() {
    waits.endRecording();
  }

  SiteKey key() {
    return waits.key();
  }

  /** How many acquisitions found the lock taken, however they ended. */
  long contended() {
    return waits.contended();
  }

  long totalNanos() {
    return waits.totalNanos();
  }

  /** All waits, those that were only counted too; what follows is of single ones. */
  RecordedWaits waits() {
    return waits;
  }

  /** How much of the wait was spun, by all waits if they were counted. */
  SpinShare spin() {
    if (!waits.isCounted()) {
      return new SpinShare(split.spinNanos(), split.waitNanos() - split.notToldNanos());
    }
    return key().tellsSpinning()
        ? new SpinShare(waits.spinNanos(), waits.totalNanos())
        : SpinShare.NOT_TOLD;
  }

  /** How the waits were spent. */
  WaitSplit split() {
    return split;
  }

  /** Waits by their length. */
  WaitBuckets buckets() {
    return buckets;
  }

  /** Waits by the time at which they happened. */
  Timeline timeline() {
    return timeline;
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

  /** Who waited behind whom; waits for permits are left out. */
  WaitForGraph waitedFor() {
    return waitedFor;
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
