package dev.locksmith.lock;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/** Waits that mostly end by their timeout. Nobody interrupts them. */
final class Timeouts {
  private static final long NANOS = 5_000;

  private Timeouts() {}

  static boolean tryLock(Lock lock) {
    try {
      return lock.tryLock(NANOS, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @SuppressWarnings("WaitNotInLoop") // The end of one wait is what is looked at.
  static boolean await(Condition condition) {
    try {
      return condition.await(NANOS, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static boolean tryAcquire(Semaphore semaphore) {
    try {
      return semaphore.tryAcquire(NANOS, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
