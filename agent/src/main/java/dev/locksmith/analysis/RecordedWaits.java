package dev.locksmith.analysis;

import java.util.List;

/**
 * How long the contended acquisitions of one site waited, in one recording or several. Two kinds of
 * events tell: statistics count every wait, and the waits from a threshold on have an event of
 * their own. What is counted is believed; of a recording that counts nothing, the single waits are
 * all that is known.
 */
public final class RecordedWaits {
  /** Of so many percent of the waits the lengths must be known for exact percentiles. */
  private static final int NEARLY_ALL = 99;

  private final SiteKey key;
  private final WaitLengths told = new WaitLengths();
  private final CountedLengths counted = new CountedLengths();
  private boolean isCounted = true;
  private long contended;
  private long totalNanos;
  private long maxNanos;
  private long spinAcquired;
  private long parked;
  private long timedOut;
  private long interrupted;
  private long spinNanos;

  /** Of the recording that is being read. */
  private long countedHere;

  private long toldHere;
  private long toldNanosHere;
  private long longestToldHere;

  RecordedWaits(SiteKey key) {
    this.key = key;
  }

  /** One wait that has an event of its own. */
  void add(long nanos) {
    told.add(nanos);
    toldHere++;
    toldNanosHere += nanos;
    longestToldHere = Math.max(longestToldHere, nanos);
  }

  /** What was counted in a period. */
  void add(CountedPeriod period) {
    counted.add(period);
    countedHere += period.contended();
    count(period.contended(), period.waitNanos(), period.longestNanos());
    spinAcquired += period.spinAcquired();
    parked += period.parked();
    timedOut += period.timedOut();
    interrupted += period.interrupted();
    spinNanos += period.spinNanos();
  }

  /** A recording was read to its end. */
  void endRecording() {
    if (countedHere == 0 && toldHere > 0) {
      isCounted = false;
      count(toldHere, toldNanosHere, longestToldHere);
    }
    countedHere = 0;
    toldHere = 0;
    toldNanosHere = 0;
    longestToldHere = 0;
  }

  private void count(long waits, long nanos, long longestNanos) {
    contended += waits;
    totalNanos += nanos;
    maxNanos = Math.max(maxNanos, longestNanos);
  }

  /** The waits of recordings that were read to their end, of another strategy for instance. */
  void add(RecordedWaits other) {
    told.add(other.told);
    counted.add(other.counted);
    isCounted &= other.isCounted;
    count(other.contended, other.totalNanos, other.maxNanos);
    spinAcquired += other.spinAcquired;
    parked += other.parked;
    timedOut += other.timedOut;
    interrupted += other.interrupted;
    spinNanos += other.spinNanos;
  }

  SiteKey key() {
    return key;
  }

  /** The field or the place in the code at which the locks were made. */
  public String site() {
    return key.site();
  }

  /** The simple name of the JDK type. */
  public String lockType() {
    return key.lockType();
  }

  /** How the locks wait. */
  public String strategy() {
    return key.strategy();
  }

  /** How many acquisitions found the lock taken, however they ended. */
  public long contended() {
    return contended;
  }

  /** All waits together, in nanoseconds. */
  public long totalNanos() {
    return totalNanos;
  }

  /** The longest wait, in nanoseconds. */
  public long maxNanos() {
    return maxNanos;
  }

  /**
   * The wait that so many percent did not exceed, in nanoseconds: to three digits where nearly all
   * waits have an event of their own, else put together from the periods in which they were counted
   * and known for 50 and 99 percent alone.
   */
  public long percentileNanos(double percent) {
    return areToldOneByOne()
        ? told.percentileNanos(percent)
        : Math.min(maxNanos, counted.percentileNanos(percent));
  }

  /**
   * How many waits that have an event were from 2<sup>i-1</sup> to below 2<sup>i</sup> ns, at index
   * i; 0: at 0.
   */
  public List<Long> byMagnitude() {
    return told.byMagnitude();
  }

  /** How many waits have an event of their own. */
  long told() {
    return told.count();
  }

  /** Whether nearly all waits have an event of their own. */
  boolean areToldOneByOne() {
    return told.count() >= contended / 100.0 * NEARLY_ALL;
  }

  /** Whether all recordings counted; what follows is known only then. */
  boolean isCounted() {
    return isCounted;
  }

  /** How many acquisitions ended by spinning. */
  long spinAcquired() {
    return spinAcquired;
  }

  /** How many acquisitions went through a wait list. */
  long parked() {
    return parked;
  }

  /** How many acquisitions timed out. */
  long timedOut() {
    return timedOut;
  }

  /** How many acquisitions were interrupted. */
  long interrupted() {
    return interrupted;
  }

  /** The part of all waits that was spent spinning, in nanoseconds. */
  long spinNanos() {
    return spinNanos;
  }
}
