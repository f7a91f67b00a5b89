package dev.locksmith.forked;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Compares the waits of a recording with the {@code jdk.ThreadPark} events in it, an independent
 * witness: what a thread waited for a lock of the JDK's, it was parked. A park belongs to the wait
 * of the same thread during which it happened, which also tells the lock.
 */
public final class ParkComparison {
  private static final long WORTH_COMPARING_NANOS = Duration.ofMillis(1).toNanos();

  private final Map<Long, TreeMap<Long, Wait>> waitsByThread = new HashMap<>();
  private long parkedUnseenNanos;
  private long parkedNanos;

  private ParkComparison() {}

  private static final class Wait {
    private final String lockAndThread;
    private final long endNanos;
    private final long nanos;
    private long parkedNanos;

    Wait(RecordedEvent event) {
      lockAndThread = event.getLong("lockId") + "/" + threadOf(event);
      nanos = event.getDuration().toNanos();
      endNanos = startOf(event) + nanos;
    }
  }

  /** Reads a recording, made with both thresholds at zero. */
  public static ParkComparison of(Path recording) throws IOException {
    ParkComparison comparison = new ParkComparison();
    List<RecordedEvent> parks = new ArrayList<>();
    try (RecordingFile file = new RecordingFile(recording)) {
      while (file.hasMoreEvents()) {
        RecordedEvent event = file.readEvent();
        switch (event.getEventType().getName()) {
          case "dev.locksmith.LockContention" ->
              comparison
                  .waitsByThread
                  .computeIfAbsent(threadOf(event), thread -> new TreeMap<>())
                  .put(startOf(event), new Wait(event));
          case "jdk.ThreadPark" -> {
            if (isForALock(event)) {
              parks.add(event);
            }
          }
          default -> {}
        }
      }
    }
    parks.forEach(comparison::add);
    return comparison;
  }

  private void add(RecordedEvent park) {
    long nanos = park.getDuration().toNanos();
    Map.Entry<Long, Wait> before =
        waitsByThread.getOrDefault(threadOf(park), new TreeMap<>()).floorEntry(startOf(park));
    boolean seen = before != null && startOf(park) + nanos <= before.getValue().endNanos;
    if (seen) {
      before.getValue().parkedNanos += nanos;
    }
    if (nanos >= WORTH_COMPARING_NANOS) {
      parkedNanos += nanos;
      parkedUnseenNanos += seen ? 0 : nanos;
    }
  }

  /** How many waits of 1 ms and more there are. */
  public int waits() {
    int count = 0;
    for (TreeMap<Long, Wait> waits : waitsByThread.values()) {
      for (Wait wait : waits.values()) {
        count += wait.nanos >= WORTH_COMPARING_NANOS ? 1 : 0;
      }
    }
    return count;
  }

  /** The time parked during waits of 1 ms and more, as a share of these waits. */
  public double parkedShareOfWaits() {
    long waited = 0;
    long parked = 0;
    for (long[] sums : byLockAndThread().values()) {
      waited += sums[0];
      parked += sums[1];
    }
    return (double) parked / waited;
  }

  /** Of the pairs of lock and thread, the share whose waits and parks agree within a tolerance. */
  public double pairsThatAgree(double tolerance) {
    Map<String, long[]> pairs = byLockAndThread();
    long agree =
        pairs.values().stream()
            .filter(sums -> Math.abs((double) sums[1] / sums[0] - 1) <= tolerance)
            .count();
    return (double) agree / pairs.size();
  }

  /** Of the time in parks of 1 ms and more for a lock, the share that no wait accounts for. */
  public double unseenShareOfParks() {
    return (double) parkedUnseenNanos / parkedNanos;
  }

  private Map<String, long[]> byLockAndThread() {
    Map<String, long[]> sums = new HashMap<>();
    for (TreeMap<Long, Wait> waits : waitsByThread.values()) {
      for (Wait wait : waits.values()) {
        if (wait.nanos >= WORTH_COMPARING_NANOS) {
          long[] sum = sums.computeIfAbsent(wait.lockAndThread, pair -> new long[2]);
          sum[0] += wait.nanos;
          sum[1] += wait.parkedNanos;
        }
      }
    }
    return sums;
  }

  /** Parks for one of the three types; not those to get a lock back after {@code await}. */
  private static boolean isForALock(RecordedEvent park) {
    if (park.getClass("parkedClass") == null
        || !park.getClass("parkedClass")
            .getName()
            .matches("java\\.util\\.concurrent\\.(locks\\.Reentrant.*|Semaphore.*)Sync")) {
      return false;
    }
    if (park.getStackTrace() == null) {
      return true;
    }
    for (RecordedFrame frame : park.getStackTrace().getFrames()) {
      if (frame.getMethod().getName().startsWith("await")) {
        return false;
      }
    }
    return true;
  }

  private static long threadOf(RecordedEvent event) {
    return event.getThread().getJavaThreadId();
  }

  private static long startOf(RecordedEvent event) {
    return Duration.between(Instant.EPOCH, event.getStartTime()).toNanos();
  }

  @Override
  public String toString() {
    return waits()
        + " waits, parked "
        + parkedShareOfWaits()
        + " of them, parks unseen "
        + unseenShareOfParks();
  }
}
