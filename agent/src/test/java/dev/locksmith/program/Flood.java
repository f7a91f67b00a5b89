package dev.locksmith.program;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads that hand a fair lock to and fro. Each lets it go only once it sees the other in
 * line, so that every acquisition but the first is contended for certain. Prints how many these
 * were, and how many in a minute.
 */
public final class Flood {
  /** Some more than a million waits in a minute, two in each round. */
  private static final long NANOS_PER_ROUND = 100_000;

  private static final int SLICE = 1_000;

  private static final ReentrantLock lock = new ReentrantLock(true);

  private Flood() {}

  /**
   * Runs.
   *
   * @param args how many seconds it is to take
   */
  public static void main(String[] args) throws InterruptedException {
    int slices =
        Math.toIntExact(Integer.parseInt(args[0]) * 1_000_000_000L / NANOS_PER_ROUND / SLICE);
    int rounds = slices * SLICE;
    long[] nanosOfSlices = new long[slices];
    lock.lock();
    Thread second = new Thread(() -> takeTurns(rounds), "second");
    second.start();
    lead(nanosOfSlices);
    second.join();
    Arrays.sort(nanosOfSlices);
    double minutesPerSlice = nanosOfSlices[slices / 2] / 60e9;
    System.out.printf("%d %.0f%n", 2L * rounds, 2 * SLICE / minutesPerSlice);
  }

  /** Holds the lock when it begins and lets it go when it ends; takes it once for each round. */
  private static void lead(long[] nanosOfSlices) {
    long start = System.nanoTime();
    long due = start;
    for (int slice = 0; slice < nanosOfSlices.length; slice++) {
      for (int i = 0; i < SLICE; i++) {
        handOver();
        lock.lock();
        due += NANOS_PER_ROUND;
      }
      long now = System.nanoTime();
      nanosOfSlices[slice] = now - start;
      start = now;
      LockSupport.parkNanos(due - now);
    }
    lock.unlock();
  }

  private static void takeTurns(int rounds) {
    for (int i = 0; i < rounds; i++) {
      lock.lock();
      handOver();
    }
  }

  private static void handOver() {
    while (!lock.hasQueuedThreads()) {
      Thread.onSpinWait();
    }
    lock.unlock();
  }
}
