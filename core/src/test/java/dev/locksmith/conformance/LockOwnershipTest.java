package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** Only the owner may unlock. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class LockOwnershipTest extends Conformance {
  @Test
  void unlockOfAFreeLockIsAnError() {
    ReentrantLock lock = subject.lock();
    assertThrows(IllegalMonitorStateException.class, lock::unlock);
    assertFalse(lock.isLocked());
  }

  @Test
  void oneUnlockTooManyIsAnError() {
    ReentrantLock lock = subject.lock();
    lock.lock();
    lock.unlock();
    assertThrows(IllegalMonitorStateException.class, lock::unlock);
    assertTrue(Worker.can(lock::tryLock));
  }

  @Test
  void unlockByAnotherThreadIsAnError() {
    ReentrantLock lock = subject.lock();
    lock.lock();
    lock.lock();
    Worker.run(() -> assertThrows(IllegalMonitorStateException.class, lock::unlock)).get();
    assertEquals(2, lock.getHoldCount());
    assertTrue(lock.isHeldByCurrentThread());
  }

  @Test
  void unlockByAQueuedThreadsInterruptHandlerIsAnError() {
    ReentrantLock lock = subject.lock();
    lock.lock();
    Worker<Void> waiter =
        Worker.run(
                () -> {
                  assertThrows(InterruptedException.class, lock::lockInterruptibly);
                  assertThrows(IllegalMonitorStateException.class, lock::unlock);
                })
            .awaitParked();
    waiter.interrupt();
    waiter.get();
    assertTrue(lock.isHeldByCurrentThread());
  }

  @Test
  void ownerIsTheThreadThatHoldsTheLock() {
    ReentrantLock lock = subject.open().lock();
    LockProbe probe = LockProbe.of(lock);
    assertNull(probe.getOwner());
    lock.lock();
    lock.lock();
    assertSame(Thread.currentThread(), probe.getOwner());
    Thread self = Thread.currentThread();
    Worker.run(() -> assertSame(self, probe.getOwner())).get();
    lock.unlock();
    assertSame(Thread.currentThread(), probe.getOwner());
    lock.unlock();
    assertNull(probe.getOwner());
  }

  @Test
  void ownershipPassesToTheWaiter() {
    ReentrantLock lock = subject.open().lock();
    LockProbe probe = LockProbe.of(lock);
    lock.lock();
    Worker<Thread> waiter =
        Worker.call(
                () -> {
                  lock.lock();
                  return probe.getOwner();
                })
            .awaitParked();
    lock.unlock();
    assertSame(waiter.thread(), waiter.get());
    assertTrue(lock.isLocked());
  }

  @Test
  void lockOfAThreadThatEndedStaysTaken() {
    ReentrantLock lock = subject.lock();
    Worker.run(lock::lock).get();
    assertTrue(lock.isLocked());
    assertFalse(lock.tryLock());
  }

  @Test
  void unlockReleasesOneWaiterAtATime() {
    ReentrantLock lock = subject.lock();
    lock.lock();
    Worker<Void> first = Worker.run(lock::lock).awaitParked();
    Worker<Void> second = Worker.run(lock::lock).awaitParked();
    lock.unlock();
    Await.until("one waiter to get the lock", () -> first.done() || second.done());
    assertFalse((first.done() ? second : first).endsSoon());
    (first.done() ? second : first).interrupt();
  }
}
