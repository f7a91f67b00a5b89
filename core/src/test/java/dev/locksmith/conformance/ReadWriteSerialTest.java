package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A read-write lock is read back free, and its views stay its views. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class ReadWriteSerialTest extends Conformance {
  private ReentrantReadWriteLock lock;

  @BeforeEach
  void make() {
    lock = subject.readWriteLock();
  }

  private static ReentrantReadWriteLock copy(ReentrantReadWriteLock lock) {
    return Serial.copy(lock, ReentrantReadWriteLock.class);
  }

  @Test
  void namesOnlyTheJdksClasses() {
    lock.readLock().lock();
    assertEquals(Set.of(), Serial.of(lock, lock.readLock(), lock.writeLock()).foreignClasses());
  }

  @Test
  void streamIsTheJdks() {
    assertEquals(
        Serial.of(new ReentrantReadWriteLock(subject.fair())).classes(), Serial.of(lock).classes());
  }

  @Test
  void writeLockedComesBackFree() {
    lock.writeLock().lock();
    ReentrantReadWriteLock copy = copy(lock);
    assertFalse(copy.isWriteLocked());
    assertEquals(0, copy.getWriteHoldCount());
    assertTrue(Worker.can(() -> copy.writeLock().tryLock()));
    assertTrue(lock.isWriteLockedByCurrentThread());
  }

  @Test
  void readLockedComesBackFree() {
    lock.readLock().lock();
    lock.readLock().lock();
    ReentrantReadWriteLock copy = copy(lock);
    assertEquals(0, copy.getReadLockCount());
    assertEquals(0, copy.getReadHoldCount());
    assertTrue(Worker.can(() -> copy.writeLock().tryLock()));
    assertEquals(2, lock.getReadHoldCount());
  }

  @Test
  void fairnessIsKept() {
    ReentrantReadWriteLock copy = copy(lock);
    if (copy.getClass() != ReentrantReadWriteLock.class) {
      subject.need(Trait.FINAL_MONITORS);
    }
    assertEquals(subject.fair(), copy.isFair());
  }

  @Test
  void viewsOfTheCopyBelongTogether() {
    ReentrantReadWriteLock copy = copy(lock);
    copy.readLock().lock();
    assertEquals(1, copy.getReadHoldCount());
    assertFalse(Worker.can(() -> copy.writeLock().tryLock()));
    copy.readLock().unlock();
    copy.writeLock().lock();
    assertTrue(copy.isWriteLockedByCurrentThread());
    assertFalse(Worker.can(() -> copy.readLock().tryLock()));
  }

  @Test
  void viewsWrittenBesideTheLockStayItsViews() {
    Object[] copies = Serial.of(lock, lock.readLock(), lock.writeLock()).read();
    ReentrantReadWriteLock copy = (ReentrantReadWriteLock) copies[0];
    assertSame(copy.readLock(), copies[1]);
    assertSame(copy.writeLock(), copies[2]);
  }

  @Test
  void viewsWrittenBeforeTheLockStayItsViews() {
    Object[] copies = Serial.of(lock.writeLock(), lock.readLock(), lock).read();
    ReentrantReadWriteLock copy = (ReentrantReadWriteLock) copies[2];
    assertSame(copy.writeLock(), copies[0]);
    assertSame(copy.readLock(), copies[1]);
  }

  @Test
  void viewsWrittenAloneBelongTogether() {
    lock.writeLock().lock();
    Object[] copies = Serial.of(lock.readLock(), lock.writeLock()).read();
    ReentrantReadWriteLock.ReadLock readLock = (ReentrantReadWriteLock.ReadLock) copies[0];
    ReentrantReadWriteLock.WriteLock writeLock = (ReentrantReadWriteLock.WriteLock) copies[1];
    assertFalse(writeLock.isHeldByCurrentThread());
    readLock.lock();
    assertFalse(Worker.can(writeLock::tryLock));
    readLock.unlock();
    assertTrue(Worker.can(writeLock::tryLock));
  }

  @Test
  void aliasesAreKept() {
    Object[] copies = Serial.of(lock, lock.readLock(), lock, lock.readLock()).read();
    assertSame(copies[0], copies[2]);
    assertSame(copies[1], copies[3]);
  }
}
