package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A writer may become a reader; a reader may not become a writer. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class DowngradeTest extends Conformance {
  private ReentrantReadWriteLock lock;

  @BeforeEach
  void make() {
    lock = subject.readWriteLock();
  }

  @Test
  void writerMayRead() throws InterruptedException {
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.readLock().lockInterruptibly();
    assertTrue(lock.readLock().tryLock());
    assertTrue(lock.readLock().tryLock(1, TimeUnit.HOURS));
    assertEquals(4, lock.getReadHoldCount());
    assertEquals(1, lock.getWriteHoldCount());
  }

  @Test
  void readHoldOutlivesTheWriteHold() {
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.writeLock().unlock();
    assertFalse(lock.isWriteLocked());
    assertEquals(1, lock.getReadHoldCount());
    assertTrue(
        Worker.can(
            () -> {
              boolean shared = lock.readLock().tryLock();
              lock.readLock().unlock();
              return shared;
            }));
    assertFalse(Worker.can(() -> lock.writeLock().tryLock()));
    lock.readLock().unlock();
    assertTrue(Worker.can(() -> lock.writeLock().tryLock()));
  }

  @Test
  void allWriteHoldsMustGo() {
    lock.writeLock().lock();
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.writeLock().unlock();
    assertFalse(Worker.can(() -> lock.readLock().tryLock()));
    lock.writeLock().unlock();
    assertTrue(Worker.can(() -> lock.readLock().tryLock()));
  }

  @Test
  void writeHoldMayOutliveTheReadHold() {
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.readLock().unlock();
    assertEquals(0, lock.getReadHoldCount());
    assertTrue(lock.isWriteLockedByCurrentThread());
    assertFalse(Worker.can(() -> lock.readLock().tryLock()));
  }

  @Test
  void downgradeDoesNotWaitBehindAQueuedWriter() {
    lock.writeLock().lock();
    Worker<Void> writer =
        Worker.run(
                () -> {
                  lock.writeLock().lock();
                  lock.writeLock().unlock();
                })
            .awaitParked();
    lock.readLock().lock();
    lock.writeLock().unlock();
    assertEquals(1, lock.getReadHoldCount());
    assertFalse(writer.done());
    lock.readLock().unlock();
    writer.get();
  }

  @Test
  void downgradeLetsAQueuedReaderIn() {
    lock.writeLock().lock();
    Worker<Void> reader = Worker.run(() -> lock.readLock().lock()).awaitParked();
    lock.readLock().lock();
    lock.writeLock().unlock();
    reader.get();
    assertEquals(2, lock.getReadLockCount());
  }

  @Test
  void upgradeIsRefused() {
    lock.readLock().lock();
    assertFalse(lock.writeLock().tryLock());
    assertEquals(1, lock.getReadHoldCount());
    assertFalse(lock.isWriteLocked());
  }

  @Test
  void timedUpgradeTimesOut() throws InterruptedException {
    lock.readLock().lock();
    assertFalse(lock.writeLock().tryLock(2, TimeUnit.MILLISECONDS));
    assertFalse(lock.writeLock().tryLock(0, TimeUnit.MILLISECONDS));
    assertEquals(1, lock.getReadHoldCount());
    lock.readLock().unlock();
    assertTrue(lock.writeLock().tryLock());
  }

  @Test
  void waitingUpgradeCanBeInterrupted() {
    Worker<Void> upgrade =
        Worker.run(
                () -> {
                  lock.readLock().lock();
                  assertThrows(
                      InterruptedException.class, () -> lock.writeLock().lockInterruptibly());
                  assertEquals(1, lock.getReadHoldCount());
                  lock.readLock().unlock();
                })
            .awaitParked();
    upgrade.interrupt();
    upgrade.get();
    assertEquals(0, lock.getReadLockCount());
  }

  @Test
  void upgradeIsPossibleAfterGivingTheReadHoldBack() {
    lock.readLock().lock();
    lock.readLock().unlock();
    assertTrue(lock.writeLock().tryLock());
  }
}
