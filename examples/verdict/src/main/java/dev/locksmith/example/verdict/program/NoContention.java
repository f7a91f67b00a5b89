package dev.locksmith.example.verdict.program;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One thread takes its lock for ten microseconds at a time, and never waits: what taking it costs
 * is too little to be seen.
 */
public final class NoContention {
  private static final int WITH_LOCK_NANOS = 10_000;

  private static final ReentrantLock lock = new ReentrantLock();

  private NoContention() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    Throughput.print(1, Throughput.BRIEF, NoContention::step);
  }

  private static long step(long value) {
    lock.lock();
    try {
      return Work.nanos(WITH_LOCK_NANOS, value);
    } finally {
      lock.unlock();
    }
  }
}
