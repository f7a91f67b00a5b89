package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

/**
 * A read-write lock has the hold limits of the JDK that runs: 65535 on some, too many to reach here
 * on others. Which, is asked of the JDK's own lock.
 */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class HoldLimitTest extends Conformance {
  private static final String MESSAGE = "Maximum lock count exceeded";
  private static final int SMALL_LIMIT = 65_535;
  private static final int MORE = 70_000;

  @Test
  void readHolds() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    int holds = takeUpTo(MORE, lock.readLock());
    assertEquals(takeUpTo(MORE, new ReentrantReadWriteLock().readLock()), holds);
    assertEquals(holds, lock.getReadHoldCount());
    assertEquals(holds, lock.getReadLockCount());
    give(holds, lock.readLock());
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
    assertTrue(Worker.can(() -> lock.writeLock().tryLock()));
  }

  @Test
  void writeHolds() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    int holds = takeUpTo(MORE, lock.writeLock());
    assertEquals(takeUpTo(MORE, new ReentrantReadWriteLock().writeLock()), holds);
    assertEquals(holds, lock.getWriteHoldCount());
    give(holds, lock.writeLock());
    assertThrows(IllegalMonitorStateException.class, () -> lock.writeLock().unlock());
    assertTrue(Worker.can(() -> lock.writeLock().tryLock()));
  }

  @Test
  void triesOfReadLocks() throws InterruptedException {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    takeUpTo(SMALL_LIMIT, lock.readLock());
    assertOneMoreIsAsOnTheJdk(lock.readLock());
    assertFalse(Worker.can(() -> lock.writeLock().tryLock()));
  }

  @Test
  void triesOfWriteLocks() throws InterruptedException {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    takeUpTo(SMALL_LIMIT, lock.writeLock());
    assertOneMoreIsAsOnTheJdk(lock.writeLock());
    assertFalse(Worker.can(() -> lock.readLock().tryLock()));
  }

  @Test
  void readHoldsOfManyThreadsAddUp() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    int half = SMALL_LIMIT / 2;
    Worker.run(() -> takeUpTo(half, lock.readLock())).get();
    assertEquals(half + 1, takeUpTo(half + 1, lock.readLock()));
    assertEquals(SMALL_LIMIT, lock.getReadLockCount());
    assertEquals(limited() ? 0 : 1, takeUpTo(1, lock.readLock()));
  }

  private static void assertOneMoreIsAsOnTheJdk(Lock lock) throws InterruptedException {
    if (limited()) {
      assertEquals(MESSAGE, assertThrows(Error.class, lock::tryLock).getMessage());
      Error timed = assertThrows(Error.class, () -> lock.tryLock(1, TimeUnit.HOURS));
      assertEquals(MESSAGE, timed.getMessage());
      Error interruptible = assertThrows(Error.class, lock::lockInterruptibly);
      assertEquals(MESSAGE, interruptible.getMessage());
    } else {
      assertTrue(lock.tryLock());
      assertTrue(lock.tryLock(1, TimeUnit.HOURS));
      lock.lockInterruptibly();
    }
  }

  private static boolean limited() {
    return takeUpTo(MORE, new ReentrantReadWriteLock().readLock()) < MORE;
  }

  /** Takes the lock until an error, or that often; returns how often. */
  private static int takeUpTo(int most, Lock lock) {
    for (int taken = 0; taken < most; taken++) {
      try {
        lock.lock();
      } catch (Error e) {
        assertEquals(MESSAGE, e.getMessage());
        assertEquals(Error.class, e.getClass());
        return taken;
      }
    }
    return most;
  }

  private static void give(int holds, Lock lock) {
    for (int i = 0; i < holds; i++) {
      lock.unlock();
    }
  }
}
