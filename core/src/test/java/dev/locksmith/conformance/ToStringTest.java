package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

/** Every state has its text, behind the name that {@code Object.toString} gives the JDK's type. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class ToStringTest extends Conformance {
  private static final String LOCK = "java.util.concurrent.locks.ReentrantLock";
  private static final String READ_WRITE_LOCK = "java.util.concurrent.locks.ReentrantReadWriteLock";
  private static final String SEMAPHORE = "java.util.concurrent.Semaphore";

  @Test
  void freeLock() {
    assertText(LOCK, "[Unlocked]", subject.lock());
  }

  @Test
  void takenLock() {
    ReentrantLock lock = subject.lock();
    lock.lock();
    Thread.currentThread().setName("owner of the lock");
    assertText(LOCK, "[Locked by thread owner of the lock]", lock);
    assertEquals(lock.toString(), Worker.elsewhere(lock::toString));
  }

  @Test
  void lockGivenBack() {
    ReentrantLock lock = subject.lock();
    lock.lock();
    lock.unlock();
    assertText(LOCK, "[Unlocked]", lock);
  }

  @Test
  void freeReadWriteLock() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    assertText(READ_WRITE_LOCK, "[Write locks = 0, Read locks = 0]", lock);
    assertText(READ_WRITE_LOCK + "$ReadLock", "[Read locks = 0]", lock.readLock());
    assertText(READ_WRITE_LOCK + "$WriteLock", "[Unlocked]", lock.writeLock());
  }

  @Test
  void readLocks() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.readLock().lock();
    lock.readLock().lock();
    Worker.run(() -> lock.readLock().lock()).get();
    assertText(READ_WRITE_LOCK, "[Write locks = 0, Read locks = 3]", lock);
    assertText(READ_WRITE_LOCK + "$ReadLock", "[Read locks = 3]", lock.readLock());
    assertText(READ_WRITE_LOCK + "$WriteLock", "[Unlocked]", lock.writeLock());
  }

  @Test
  void writeLocks() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.writeLock().lock();
    lock.writeLock().lock();
    Thread.currentThread().setName("writer");
    assertText(READ_WRITE_LOCK, "[Write locks = 2, Read locks = 0]", lock);
    assertText(READ_WRITE_LOCK + "$ReadLock", "[Read locks = 0]", lock.readLock());
    assertText(READ_WRITE_LOCK + "$WriteLock", "[Locked by thread writer]", lock.writeLock());
  }

  @Test
  void writeLockWithReadLocks() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.readLock().lock();
    assertText(READ_WRITE_LOCK, "[Write locks = 1, Read locks = 2]", lock);
  }

  @Test
  void permits() {
    Semaphore semaphore = subject.semaphore(5);
    assertText(SEMAPHORE, "[Permits = 5]", semaphore);
    semaphore.acquireUninterruptibly(5);
    assertText(SEMAPHORE, "[Permits = 0]", semaphore);
    assertText(SEMAPHORE, "[Permits = -7]", subject.semaphore(-7));
    assertText(SEMAPHORE, "[Permits = 2147483647]", subject.semaphore(Integer.MAX_VALUE));
  }

  @Test
  void isTheSameToEveryThread() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.writeLock().lock();
    assertEquals(lock.toString(), Worker.elsewhere(lock::toString));
    assertEquals(lock.readLock().toString(), Worker.elsewhere(() -> lock.readLock().toString()));
    assertEquals(lock.writeLock().toString(), Worker.elsewhere(() -> lock.writeLock().toString()));
    Semaphore semaphore = subject.semaphore(2);
    assertEquals(semaphore.toString(), Worker.elsewhere(semaphore::toString));
  }

  @Test
  void subclassesAreNamedAsThemselves() {
    Subject open = subject.subclassed();
    ReentrantLock lock = open.lock();
    assertText(lock.getClass().getName(), "[Unlocked]", lock);
    ReentrantReadWriteLock readWriteLock = open.readWriteLock();
    assertText(
        readWriteLock.getClass().getName(), "[Write locks = 0, Read locks = 0]", readWriteLock);
    Semaphore semaphore = open.semaphore(1);
    assertText(semaphore.getClass().getName(), "[Permits = 1]", semaphore);
  }

  private static void assertText(String type, String state, Object lock) {
    assertEquals(type + "@" + Integer.toHexString(lock.hashCode()) + state, lock.toString());
  }
}
