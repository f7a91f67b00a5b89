package dev.locksmith.program;

import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads that take one lock for about a microsecond at a time, and as long do without it. */
public final class HotPair {
  private static final int STEPS = 400;
  private static final long MULTIPLIER = 6_364_136_223_846_793_005L;

  private static final ReentrantLock lock = new ReentrantLock();
  private static long taken;

  private HotPair() {}

  /**
   * Runs.
   *
   * @param args how often each thread takes the lock
   */
  public static void main(String[] args) throws Exception {
    int times = Integer.parseInt(args[0]);
    long start = System.nanoTime();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> take(times));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.println(String.format(Locale.ROOT, "throughput: %.0f/s", taken / seconds));
  }

  private static void take(int times) {
    long value = times;
    for (int i = 0; i < times; i++) {
      lock.lock();
      try {
        value = work(value);
        taken++;
      } finally {
        lock.unlock();
      }
      value = work(value);
    }
    if (value == -1) {
      throw new AssertionError("so that the work is not optimised away");
    }
  }

  private static long work(long value) {
    long next = value;
    for (int i = 0; i < STEPS; i++) {
      next = next * MULTIPLIER + 1;
    }
    return next;
  }
}
