package dev.locksmith.example.verdict.program;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads want one lock all the time, and who has it sleeps for a millisecond, as if it did
 * I/O: nobody gets it sooner by spinning.
 */
public final class SleepingOwner {
  private static final long NAP_NANOS = 1_000_000;

  private static final ReentrantLock lock = new ReentrantLock();

  private SleepingOwner() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    Throughput.print(2, Throughput.BRIEF, SleepingOwner::step);
  }

  private static long step(long value) {
    lock.lock();
    try {
      LockSupport.parkNanos(NAP_NANOS);
      return value;
    } finally {
      lock.unlock();
    }
  }
}
