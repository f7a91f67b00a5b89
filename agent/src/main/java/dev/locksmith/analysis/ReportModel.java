package dev.locksmith.analysis;

import java.util.List;

/**
 * A report as data: the JSON has these names. Durations are in nanoseconds, points in time in ISO
 * 8601 (UTC). What a recording does not tell is left out.
 *
 * @param format the name of this format and its version
 * @param recordings in the order in which they were given
 * @param contention the sum of all sites
 * @param timeline the bins of the sites' {@code waitNanosOfBins}
 * @param sites the contended sites, the longest total wait first
 * @param longestWaits one by one, the longest first
 * @param stacks the stacks of waiting threads, a tree for each site, the longest wait first
 * @param stillWaitedFor where threads waited as the recordings ended
 * @param stillWaiting the threads that waited then, as far as thread dumps tell
 * @param withoutWaits where locks were swapped for which no contention is recorded and nobody waits
 * @param leftAlone what was not swapped, by reason
 */
record ReportModel(
    String format,
    List<Recorded> recordings,
    Sum contention,
    Bins timeline,
    List<Site> sites,
    List<LongWait> longestWaits,
    List<Stack> stacks,
    List<Place> stillWaitedFor,
    List<Waiter> stillWaiting,
    List<Place> withoutWaits,
    List<Reason> leftAlone) {

  static final String FORMAT = "locksmith-report-2";

  /**
   * A recording.
   *
   * @param contentionRecorded whether contention was told at all
   * @param threshold the shortest wait that has an event of its own, in words; missing where every
   *     wait has
   * @param counted whether there are statistics, which count every wait
   * @param lostBytes how much of the events the recorder lost
   */
  record Recorded(
      String file,
      String start,
      long lengthNanos,
      Machine jvm,
      boolean contentionRecorded,
      String threshold,
      boolean counted,
      long lostBytes) {}

  /** The JVM that was recorded, and when it had started. */
  record Machine(String version, long pid, String start) {}

  /** All contended acquisitions together, and those of them that have an event of their own. */
  record Sum(long contended, long waitNanos, int sites, Told told) {}

  /** Waits that have an event of their own. */
  record Told(long waits, long waitNanos) {}

  /** The bins of the timeline: when the first begins, how wide each is, and how many there are. */
  record Bins(String start, long binNanos, int bins) {}

  /**
   * A contended site. From {@code told} on, everything is of the waits that have an event of their
   * own.
   *
   * @param contended how many acquisitions found the lock taken, however they ended
   * @param waitNanos what they waited together
   * @param percentiles of the wait
   * @param spin how much of the wait was spun; missing where the locks do not tell
   * @param counted more that was counted; missing where not all recordings counted
   * @param told the waits that have an event of their own
   * @param split how the wait was spent
   * @param histogram the waits by their length, from the first to the last bucket that has any
   * @param waitNanosOfBins how much was waited in each bin of the timeline
   * @param locks how many locks were waited for; missing where not recorded
   * @param threads how many threads waited; missing where not recorded
   * @param modes the waits by what was asked for
   * @param outcomes the waits by how they ended
   * @param waiters the waits by the thread that waited
   * @param owners the waits by the thread that held the lock as they began; without permits
   * @param waitedFor who waited behind whom; without permits
   * @param code the waits by the line of code that waited
   */
  record Site(
      String site,
      String lockType,
      String strategy,
      long contended,
      long waitNanos,
      Percentiles percentiles,
      Spin spin,
      Counted counted,
      Told told,
      Split split,
      List<Bucket> histogram,
      List<Long> waitNanosOfBins,
      Count locks,
      Count threads,
      List<Part> modes,
      List<Part> outcomes,
      List<Part> waiters,
      List<Part> owners,
      List<Edge> waitedFor,
      List<Part> code) {}

  /**
   * Of so many percent of the waits none was longer: to three digits where nearly all waits have an
   * event of their own, else put together from those of the periods in which they were counted,
   * which have no {@code p90} and {@code p999}. The longest is exact.
   */
  record Percentiles(long p50Nanos, Long p90Nanos, long p99Nanos, Long p999Nanos, long maxNanos) {}

  /** The part of a wait that was spent spinning. */
  record Spin(long spinNanos, long waitNanos) {}

  /** How acquisitions ended: by spinning or through a wait list, and without the lock. */
  record Counted(long spinAcquired, long parked, long timedOut, long interrupted) {}

  /**
   * How a wait was spent. The three parts of the time add up to the wait, the three counts to the
   * number of waits.
   *
   * @param parkNanos what was not spent spinning
   * @param notToldNanos the wait for the JDK's own locks, which do not tell
   * @param parks how often threads were parked
   * @param unparkedWaits waits of threads that were never parked
   */
  record Split(
      long spinNanos,
      long parkNanos,
      long notToldNanos,
      long parks,
      long unparkedWaits,
      long parkedWaits,
      long notToldWaits) {}

  /** The waits from one length on that were shorter than another. */
  record Bucket(long fromNanos, long toNanos, long waits, long waitNanos, Split split) {}

  /** How many there are; with {@code more}, there are more than that. */
  record Count(int count, boolean more) {}

  /** The waits that belong to a name. */
  record Part(String name, long waits, long waitNanos) {}

  /** The waits of some threads behind another. */
  record Edge(String waiter, String owner, long waits, long waitNanos) {}

  /** A single wait; permits have no owner. */
  record LongWait(
      String site,
      String lockType,
      String strategy,
      String start,
      long waitNanos,
      String mode,
      String outcome,
      String waiter,
      String owner) {}

  /**
   * A frame of merged stacks.
   *
   * @param waits how many waits have this frame in their stack
   * @param waitNanos how long those took
   * @param children the frames that were called from here; missing where there are none
   */
  record Stack(String name, long waits, long waitNanos, List<Stack> children) {}

  /** A place at which locks are made; without a strategy where it was left alone. */
  record Place(String site, String lockType, String strategy, Long created, Long waiting) {}

  /** A thread that waits; its code and, but for deadlocks, the owner may be missing. */
  record Waiter(String thread, String code, String owner) {}

  /** Places that were left alone for the same reason. */
  record Reason(String reason, List<Place> places) {}
}
