package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Read locks are counted for the lock and for each thread. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class ReadHoldsTest extends Conformance {
  private ReentrantReadWriteLock lock;

  @BeforeEach
  void make() {
    lock = subject.readWriteLock();
  }

  @Test
  void freshLockHasNoReaders() {
    assertEquals(0, lock.getReadLockCount());
    assertEquals(0, lock.getReadHoldCount());
  }

  @Test
  void everyFormCountsOneMoreHold() throws InterruptedException {
    lock.readLock().lock();
    assertEquals(1, lock.getReadHoldCount());
    lock.readLock().lockInterruptibly();
    assertEquals(2, lock.getReadHoldCount());
    assertTrue(lock.readLock().tryLock());
    assertEquals(3, lock.getReadHoldCount());
    assertTrue(lock.readLock().tryLock(1, TimeUnit.HOURS));
    assertEquals(4, lock.getReadHoldCount());
    assertEquals(4, lock.getReadLockCount());
  }

  @Test
  void eachUnlockGivesBackOneHold() {
    for (int i = 0; i < 5; i++) {
      lock.readLock().lock();
    }
    for (int left = 4; left >= 0; left--) {
      lock.readLock().unlock();
      assertEquals(left, lock.getReadHoldCount());
      assertEquals(left, lock.getReadLockCount());
    }
  }

  @Test
  void readersShare() {
    lock.readLock().lock();
    Worker.run(
            () -> {
              lock.readLock().lock();
              assertEquals(2, lock.getReadLockCount());
              assertEquals(1, lock.getReadHoldCount());
              lock.readLock().unlock();
            })
        .get();
    assertEquals(1, lock.getReadLockCount());
  }

  @Test
  void readersAreInsideTogether() {
    CountDownLatch inside = new CountDownLatch(4);
    List<Worker<Boolean>> readers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      readers.add(
          Worker.call(
              () -> {
                lock.readLock().lock();
                try {
                  inside.countDown();
                  return inside.await(30, TimeUnit.SECONDS);
                } finally {
                  lock.readLock().unlock();
                }
              }));
    }
    readers.forEach(reader -> assertTrue(reader.get()));
    assertEquals(0, lock.getReadLockCount());
  }

  @Test
  void holdsOfAnotherThreadAreNotCounted() {
    lock.readLock().lock();
    lock.readLock().lock();
    assertEquals(0, Worker.elsewhere(lock::getReadHoldCount));
    assertEquals(2, Worker.elsewhere(lock::getReadLockCount));
  }

  @Test
  void eachOfManyThreadsHasItsOwnCount() {
    CountDownLatch counted = new CountDownLatch(20);
    CountDownLatch giveBack = new CountDownLatch(1);
    List<Worker<Void>> readers = new ArrayList<>();
    for (int i = 1; i <= 20; i++) {
      int holds = i;
      readers.add(
          Worker.run(
              () -> {
                for (int n = 0; n < holds; n++) {
                  lock.readLock().lock();
                }
                assertEquals(holds, lock.getReadHoldCount());
                counted.countDown();
                giveBack.await();
                assertEquals(holds, lock.getReadHoldCount());
                for (int n = 0; n < holds; n++) {
                  lock.readLock().unlock();
                }
                assertEquals(0, lock.getReadHoldCount());
              }));
    }
    Await.until("all readers", () -> counted.getCount() == 0);
    assertEquals(210, lock.getReadLockCount());
    giveBack.countDown();
    readers.forEach(Worker::get);
    assertEquals(0, lock.getReadLockCount());
    assertTrue(lock.writeLock().tryLock());
  }

  @Test
  void eachOfManyLocksHasItsOwnCount() {
    List<ReentrantReadWriteLock> locks = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      ReentrantReadWriteLock one = subject.readWriteLock();
      for (int n = 0; n <= i; n++) {
        one.readLock().lock();
      }
      locks.add(one);
    }
    for (int i = 0; i < 50; i++) {
      assertEquals(i + 1, locks.get(i).getReadHoldCount());
      assertEquals(0, locks.get(i).getWriteHoldCount());
    }
  }

  @Test
  void unlockOfAFreeLockIsAnError() {
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
    assertEquals(0, lock.getReadLockCount());
    assertTrue(lock.writeLock().tryLock());
  }

  @Test
  void oneUnlockTooManyIsAnError() {
    lock.readLock().lock();
    lock.readLock().unlock();
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
    assertEquals(0, lock.getReadLockCount());
  }

  @Test
  void unlockByAThreadThatHoldsNoneIsAnError() {
    lock.readLock().lock();
    Worker.run(
            () -> assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock()))
        .get();
    assertEquals(1, lock.getReadLockCount());
    assertEquals(1, lock.getReadHoldCount());
  }

  @Test
  void unlockTooManyBesideAnotherReaderIsAnError() {
    Worker.run(() -> lock.readLock().lock()).get();
    lock.readLock().lock();
    lock.readLock().unlock();
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
    assertEquals(1, lock.getReadLockCount());
    assertFalse(lock.writeLock().tryLock());
  }

  @Test
  void holdsAreCountedAnewAfterTheLastIsGivenBack() {
    for (int i = 0; i < 3; i++) {
      lock.readLock().lock();
      lock.readLock().lock();
      assertEquals(2, lock.getReadHoldCount());
      lock.readLock().unlock();
      lock.readLock().unlock();
      assertEquals(0, lock.getReadHoldCount());
    }
  }

  @Test
  @SuppressWarnings("DoNotCall")
  void readLockHasNoConditions() {
    assertThrows(UnsupportedOperationException.class, () -> lock.readLock().newCondition());
    lock.readLock().lock();
    assertThrows(UnsupportedOperationException.class, () -> lock.readLock().newCondition());
  }
}
