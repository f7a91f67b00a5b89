package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Views made by an application through the protected constructors. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class SubclassedViewTest extends Conformance {
  private static final class OwnReadLock extends ReentrantReadWriteLock.ReadLock {
    private static final long serialVersionUID = 1;

    OwnReadLock(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  private static final class OwnWriteLock extends ReentrantReadWriteLock.WriteLock {
    private static final long serialVersionUID = 1;

    OwnWriteLock(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  private ReentrantReadWriteLock lock;

  @BeforeEach
  void make() {
    subject.need(Trait.SUBCLASSED_VIEWS);
    lock = subject.readWriteLock();
  }

  @Test
  void readLockIsAViewOfTheLock() {
    OwnReadLock view = new OwnReadLock(lock);
    view.lock();
    assertEquals(1, lock.getReadHoldCount());
    assertFalse(Worker.can(() -> lock.writeLock().tryLock()));
    lock.readLock().unlock();
    assertEquals(0, lock.getReadLockCount());
  }

  @Test
  void writeLockIsAViewOfTheLock() {
    OwnWriteLock view = new OwnWriteLock(lock);
    view.lock();
    assertTrue(lock.isWriteLockedByCurrentThread());
    assertFalse(Worker.can(() -> lock.readLock().tryLock()));
    assertFalse(lock.hasWaiters(view.newCondition()));
    lock.writeLock().unlock();
    assertFalse(view.isHeldByCurrentThread());
  }

  @Test
  void viewOfNothingIsAnError() {
    assertThrows(NullPointerException.class, () -> new OwnReadLock(null));
    assertThrows(NullPointerException.class, () -> new OwnWriteLock(null));
  }
}
