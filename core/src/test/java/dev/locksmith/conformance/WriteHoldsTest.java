package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The write lock has one owner, who may take it again. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class WriteHoldsTest extends Conformance {
  private ReentrantReadWriteLock lock;

  @BeforeEach
  void make() {
    lock = subject.readWriteLock();
  }

  @Test
  void freshLockHasNoWriter() {
    assertFalse(lock.isWriteLocked());
    assertFalse(lock.isWriteLockedByCurrentThread());
    assertFalse(lock.writeLock().isHeldByCurrentThread());
    assertEquals(0, lock.getWriteHoldCount());
    assertEquals(0, lock.writeLock().getHoldCount());
  }

  @Test
  void viewsAreAlwaysTheSame() {
    assertSame(lock.readLock(), lock.readLock());
    assertSame(lock.writeLock(), lock.writeLock());
    ReadWriteLock general = lock;
    assertSame(lock.readLock(), general.readLock());
    assertSame(lock.writeLock(), general.writeLock());
  }

  @Test
  void everyFormCountsOneMoreHold() throws InterruptedException {
    lock.writeLock().lock();
    assertEquals(1, lock.getWriteHoldCount());
    lock.writeLock().lockInterruptibly();
    assertEquals(2, lock.getWriteHoldCount());
    assertTrue(lock.writeLock().tryLock());
    assertEquals(3, lock.getWriteHoldCount());
    assertTrue(lock.writeLock().tryLock(1, TimeUnit.HOURS));
    assertEquals(4, lock.getWriteHoldCount());
    assertEquals(4, lock.writeLock().getHoldCount());
  }

  @Test
  void eachUnlockGivesBackOneHold() {
    for (int i = 0; i < 5; i++) {
      lock.writeLock().lock();
    }
    for (int left = 4; left >= 0; left--) {
      lock.writeLock().unlock();
      assertEquals(left, lock.getWriteHoldCount());
      assertEquals(left > 0, lock.isWriteLocked());
    }
  }

  @Test
  void writerIsKnownToItself() {
    lock.writeLock().lock();
    assertTrue(lock.isWriteLocked());
    assertTrue(lock.isWriteLockedByCurrentThread());
    assertTrue(lock.writeLock().isHeldByCurrentThread());
    assertEquals(0, lock.getReadLockCount());
    assertEquals(0, lock.getReadHoldCount());
  }

  @Test
  void writerIsAnotherToAnotherThread() {
    lock.writeLock().lock();
    assertTrue(Worker.can(lock::isWriteLocked));
    assertFalse(Worker.can(lock::isWriteLockedByCurrentThread));
    assertFalse(Worker.can(() -> lock.writeLock().isHeldByCurrentThread()));
    assertEquals(0, Worker.elsewhere(lock::getWriteHoldCount));
    assertEquals(0, Worker.elsewhere(() -> lock.writeLock().getHoldCount()));
  }

  @Test
  void writerExcludesReadersAndWriters() {
    lock.writeLock().lock();
    lock.writeLock().lock();
    lock.writeLock().unlock();
    assertFalse(Worker.can(() -> lock.readLock().tryLock()));
    assertFalse(Worker.can(() -> lock.writeLock().tryLock()));
    lock.writeLock().unlock();
    assertTrue(Worker.can(() -> lock.writeLock().tryLock()));
  }

  @Test
  void readerExcludesWriters() {
    lock.readLock().lock();
    assertFalse(Worker.can(() -> lock.writeLock().tryLock()));
    lock.readLock().unlock();
    assertTrue(Worker.can(() -> lock.writeLock().tryLock()));
  }

  @Test
  void reentryDoesNotWaitBehindQueuedThreads() throws InterruptedException {
    lock.writeLock().lock();
    Worker<Void> writer = Worker.run(() -> lock.writeLock().lockInterruptibly()).awaitParked();
    Worker<Void> reader = Worker.run(() -> lock.readLock().lockInterruptibly()).awaitParked();
    lock.writeLock().lock();
    lock.writeLock().lockInterruptibly();
    assertTrue(lock.writeLock().tryLock(1, TimeUnit.HOURS));
    assertEquals(4, lock.getWriteHoldCount());
    writer.interrupt();
    reader.interrupt();
  }

  @Test
  void unlockOfAFreeLockIsAnError() {
    assertThrows(IllegalMonitorStateException.class, () -> lock.writeLock().unlock());
    assertFalse(lock.isWriteLocked());
  }

  @Test
  void oneUnlockTooManyIsAnError() {
    lock.writeLock().lock();
    lock.writeLock().unlock();
    assertThrows(IllegalMonitorStateException.class, () -> lock.writeLock().unlock());
    assertTrue(Worker.can(() -> lock.writeLock().tryLock()));
  }

  @Test
  void unlockByAnotherThreadIsAnError() {
    lock.writeLock().lock();
    Worker.run(
            () -> assertThrows(IllegalMonitorStateException.class, () -> lock.writeLock().unlock()))
        .get();
    assertEquals(1, lock.getWriteHoldCount());
  }

  @Test
  void unlockByAReaderIsAnError() {
    lock.readLock().lock();
    assertThrows(IllegalMonitorStateException.class, () -> lock.writeLock().unlock());
    assertEquals(1, lock.getReadHoldCount());
  }

  @Test
  void readUnlockByAWriterIsAnError() {
    lock.writeLock().lock();
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
    assertEquals(1, lock.getWriteHoldCount());
  }

  @Test
  void ownerIsTheWriter() {
    ReentrantReadWriteLock open = subject.open().readWriteLock();
    ReadWriteLockProbe probe = ReadWriteLockProbe.of(open);
    assertNull(probe.getOwner());
    open.writeLock().lock();
    assertSame(Thread.currentThread(), probe.getOwner());
    Thread self = Thread.currentThread();
    Worker.run(() -> assertSame(self, probe.getOwner())).get();
    open.writeLock().unlock();
    assertNull(probe.getOwner());
  }

  @Test
  void readersAreNotOwners() {
    ReentrantReadWriteLock open = subject.open().readWriteLock();
    open.readLock().lock();
    assertNull(ReadWriteLockProbe.of(open).getOwner());
  }
}
