package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A thread may take a lock again that it holds, and must give it back as often. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class LockReentrancyTest extends Conformance {
  private ReentrantLock lock;

  @BeforeEach
  void make() {
    lock = subject.lock();
  }

  @Test
  void freshLockIsFree() {
    assertFalse(lock.isLocked());
    assertFalse(lock.isHeldByCurrentThread());
    assertEquals(0, lock.getHoldCount());
  }

  @Test
  void lockTakesAFreeLock() {
    lock.lock();
    assertTrue(lock.isLocked());
    assertTrue(lock.isHeldByCurrentThread());
    assertEquals(1, lock.getHoldCount());
  }

  @Test
  void lockInterruptiblyTakesAFreeLock() throws InterruptedException {
    lock.lockInterruptibly();
    assertEquals(1, lock.getHoldCount());
  }

  @Test
  void tryLockTakesAFreeLock() {
    assertTrue(lock.tryLock());
    assertEquals(1, lock.getHoldCount());
  }

  @Test
  void timedTryLockTakesAFreeLock() throws InterruptedException {
    assertTrue(lock.tryLock(1, TimeUnit.HOURS));
    assertEquals(1, lock.getHoldCount());
  }

  @Test
  void everyFormCountsOneMoreHold() throws InterruptedException {
    lock.lock();
    lock.lock();
    assertEquals(2, lock.getHoldCount());
    lock.lockInterruptibly();
    assertEquals(3, lock.getHoldCount());
    assertTrue(lock.tryLock());
    assertEquals(4, lock.getHoldCount());
    assertTrue(lock.tryLock(1, TimeUnit.HOURS));
    assertEquals(5, lock.getHoldCount());
  }

  @Test
  void eachUnlockGivesBackOneHold() {
    for (int i = 0; i < 10; i++) {
      lock.lock();
    }
    for (int left = 9; left >= 0; left--) {
      lock.unlock();
      assertEquals(left, lock.getHoldCount());
      assertEquals(left > 0, lock.isLocked());
    }
  }

  @Test
  void staysTakenUntilTheLastHoldIsGivenBack() {
    lock.lock();
    lock.lock();
    lock.unlock();
    assertFalse(Worker.can(lock::tryLock));
    lock.unlock();
    assertTrue(Worker.can(lock::tryLock));
  }

  @Test
  void holdsOfAnotherThreadAreNotCounted() {
    lock.lock();
    assertEquals(0, Worker.elsewhere(lock::getHoldCount));
    assertFalse(Worker.can(lock::isHeldByCurrentThread));
    assertTrue(Worker.can(lock::isLocked));
  }

  @Test
  void reentryDoesNotWaitBehindAQueuedThread() throws InterruptedException {
    lock.lock();
    Worker<Void> waiter =
        Worker.run(
            () -> {
              lock.lock();
              lock.unlock();
            });
    waiter.awaitParked();
    lock.lock();
    lock.lockInterruptibly();
    assertTrue(lock.tryLock(1, TimeUnit.HOURS));
    assertEquals(4, lock.getHoldCount());
    for (int i = 0; i < 4; i++) {
      lock.unlock();
    }
    waiter.get();
  }

  @Test
  void holdsManyThousandTimes() {
    for (int i = 0; i < 200_000; i++) {
      lock.lock();
    }
    assertEquals(200_000, lock.getHoldCount());
    for (int i = 0; i < 200_000; i++) {
      lock.unlock();
    }
    assertFalse(lock.isLocked());
  }
}
