package dev.locksmith.example.verdict.program;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads hold one lock for a microsecond at a time, and do without it for as long. Parking
 * takes many times as long as the wait, so spinning wins.
 */
public final class ShortSections {
  /** The code that spins is compiled only after a third of a second. */
  private static final Duration LENGTH = Duration.ofMillis(750);

  private static final int NANOS = 1_000;

  private static final ReentrantLock lock = new ReentrantLock();

  private ShortSections() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    Throughput.print(2, LENGTH, ShortSections::step);
  }

  private static long step(long value) {
    long next;
    lock.lock();
    try {
      next = Work.nanos(NANOS, value);
    } finally {
      lock.unlock();
    }
    return Work.nanos(NANOS, next);
  }
}
