package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A stack that overflows around a lock. The JDK does not promise that every hold is given back: an
 * {@code unlock} that finds no stack fails like any call. Its locks stay consistent though: the
 * holds left over are counted, belong to the thread, and can be given back.
 */
@EverySubject
@Tag("stack-overflow")
@SuppressWarnings("LockNotBeforeTry")
class StackOverflowTest extends Conformance {
  private static final int STACK_BYTES = 256 * 1024;

  @Test
  void lockHeldThroughoutTheRecursion() {
    ReentrantLock lock = subject.lock();
    afterOverflow(() -> dive(lock), lock, lock::getHoldCount);
    assertFalse(lock.isLocked());
  }

  @Test
  void writeLockHeldThroughoutTheRecursion() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    afterOverflow(() -> dive(lock.writeLock()), lock.writeLock(), lock::getWriteHoldCount);
    assertFalse(lock.isWriteLocked());
  }

  @Test
  void lockHeldOnceAndTakenAgainAtTheBottom() {
    ReentrantLock lock = subject.lock();
    for (int i = 0; i < 10; i++) {
      lock.lock();
      lock.unlock();
      afterOverflow(
          () -> {
            lock.lock();
            diveTouching(lock);
          },
          lock,
          lock::getHoldCount);
    }
    assertFalse(lock.isLocked());
  }

  private static void afterOverflow(Runnable recursion, Lock lock, IntSupplier holds) {
    Worker.call(
            () -> {
              boolean overflown = false;
              try {
                recursion.run();
              } catch (StackOverflowError e) {
                overflown = true;
              }
              assertTrue(overflown);
              for (int left = holds.getAsInt(); left > 0; left--) {
                lock.unlock();
              }
              assertEquals(0, holds.getAsInt());
              return null;
            },
            work -> new Thread(null, work, "overflowing", STACK_BYTES))
        .get();
    assertTrue(
        Worker.can(
            () -> {
              boolean taken = lock.tryLock();
              lock.unlock();
              return taken;
            }));
  }

  @SuppressWarnings("InfiniteRecursion")
  private static void dive(Lock lock) {
    lock.lock();
    try {
      dive(lock);
    } finally {
      lock.unlock();
    }
  }

  @SuppressWarnings("InfiniteRecursion")
  private static void diveTouching(Lock lock) {
    lock.lock();
    lock.unlock();
    diveTouching(lock);
  }
}
