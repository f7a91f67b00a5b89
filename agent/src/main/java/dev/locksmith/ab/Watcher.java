package dev.locksmith.ab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Looks at a tree of processes now and then: how much memory was resident at most, and whether the
 * machine stood still.
 */
final class Watcher implements AutoCloseable {
  private static final long PERIOD_MILLIS = 100;

  /** Between two looks: no busy machine lets a thread wait so long, a suspended one does. */
  private static final long STANDSTILL_NANOS = TimeUnit.SECONDS.toNanos(3);

  private static final String HIGH_WATER = "VmHWM:";
  private static final long KIB = 1024;

  private final Tree tree;
  private final Map<Long, Long> peaks = new HashMap<>();
  private final Thread thread = new Thread(this::watch, "locksmith-watcher");
  private volatile boolean done;
  private volatile long standstillNanos;

  Watcher(Tree tree) {
    this.tree = tree;
    thread.setDaemon(true);
    thread.start();
  }

  private void watch() {
    long last = System.nanoTime();
    while (!done) {
      tree.alive().forEach(process -> look(process.pid()));
      try {
        Thread.sleep(PERIOD_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
      long now = System.nanoTime();
      standstillNanos = Math.max(standstillNanos, now - last);
      last = now;
    }
  }

  private void look(long pid) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
        if (line.startsWith(HIGH_WATER)) {
          String kib = line.substring(HIGH_WATER.length()).replace("kB", "").strip();
          peaks.merge(pid, Long.parseLong(kib) * KIB, Math::max);
        }
      }
    } catch (IOException endedOrNotLinux) {
      // What was seen before counts.
    }
  }

  /** Stops looking. */
  @Override
  public void close() {
    done = true;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The sum of what each process had resident at most, in bytes; 0 if unknown. */
  long peakBytes() {
    return peaks.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Whether nothing ran for a while, this process included. */
  boolean sawStandstill() {
    return standstillNanos > STANDSTILL_NANOS;
  }
}
