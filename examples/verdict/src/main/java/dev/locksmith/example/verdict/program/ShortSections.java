package dev.locksmith.example.verdict.program;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads hold one lock for a microsecond at a time, and do without it as long: parking takes
 * many times longer, so spinning wins.
 */
public final class ShortSections {
  private static final ReentrantLock lock = new ReentrantLock();

  private ShortSections() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    Throughput.print(2, Throughput.BRIEF, ShortSections::step);
  }

  private static long step(long value) {
    long next;
    lock.lock();
    try {
      next = Work.microseconds(1, value);
    } finally {
      lock.unlock();
    }
    return Work.microseconds(1, next);
  }
}
