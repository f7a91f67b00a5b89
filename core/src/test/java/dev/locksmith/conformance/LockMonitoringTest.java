package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** What a lock tells about the threads that wait for it. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class LockMonitoringTest extends Conformance {
  @Test
  void tellsItsFairness() {
    subject.need(Trait.FINAL_MONITORS);
    assertEquals(subject.fair(), subject.lock().isFair());
  }

  @Test
  void freshLockHasNobodyQueued() {
    subject.need(Trait.FINAL_MONITORS);
    ReentrantLock lock = subject.lock();
    assertFalse(lock.hasQueuedThreads());
    assertFalse(lock.hasQueuedThread(Thread.currentThread()));
    assertEquals(0, lock.getQueueLength());
  }

  @Test
  void ownerIsNotQueued() {
    subject.need(Trait.FINAL_MONITORS);
    ReentrantLock lock = subject.lock();
    lock.lock();
    assertFalse(lock.hasQueuedThreads());
    assertFalse(lock.hasQueuedThread(Thread.currentThread()));
    assertEquals(0, lock.getQueueLength());
  }

  @Test
  void countsQueuedThreads() {
    subject.need(Trait.FINAL_MONITORS);
    ReentrantLock lock = subject.lock();
    lock.lock();
    Worker<Void> first = takesAndGives(lock).awaitParked();
    assertTrue(lock.hasQueuedThreads());
    assertEquals(1, lock.getQueueLength());
    Worker<Void> second = takesAndGives(lock).awaitParked();
    assertEquals(2, lock.getQueueLength());
    assertTrue(lock.hasQueuedThread(first.thread()));
    assertTrue(lock.hasQueuedThread(second.thread()));
    assertFalse(lock.hasQueuedThread(Thread.currentThread()));
    lock.unlock();
    first.get();
    second.get();
    assertFalse(lock.hasQueuedThreads());
    assertFalse(lock.hasQueuedThread(first.thread()));
    assertEquals(0, lock.getQueueLength());
  }

  @Test
  void interruptedThreadLeavesTheCount() {
    subject.need(Trait.FINAL_MONITORS);
    ReentrantLock lock = subject.lock();
    lock.lock();
    Worker<Void> waiter =
        Worker.run(() -> assertThrows(InterruptedException.class, lock::lockInterruptibly))
            .awaitParked();
    assertTrue(lock.hasQueuedThread(waiter.thread()));
    waiter.interrupt();
    waiter.get();
    assertFalse(lock.hasQueuedThread(waiter.thread()));
    assertEquals(0, lock.getQueueLength());
  }

  @Test
  void nullThreadIsAnError() {
    ReentrantLock lock = subject.lock();
    assertThrows(NullPointerException.class, () -> lock.hasQueuedThread(null));
  }

  @Test
  void freshLockListsNobody() {
    assertTrue(LockProbe.of(subject.open().lock()).getQueuedThreads().isEmpty());
  }

  @Test
  void listsQueuedThreads() {
    ReentrantLock lock = subject.open().lock();
    LockProbe probe = LockProbe.of(lock);
    lock.lock();
    Worker<Void> first = takesAndGives(lock).awaitParked();
    assertEquals(List.of(first.thread()), List.copyOf(probe.getQueuedThreads()));
    Worker<Void> second = takesAndGives(lock).awaitParked();
    assertEquals(2, probe.getQueuedThreads().size());
    assertEquals(Set.of(first.thread(), second.thread()), Set.copyOf(probe.getQueuedThreads()));
    lock.unlock();
    first.get();
    second.get();
    assertTrue(probe.getQueuedThreads().isEmpty());
  }

  @Test
  void timedOutThreadIsNotListed() {
    ReentrantLock lock = subject.open().lock();
    LockProbe probe = LockProbe.of(lock);
    lock.lock();
    assertFalse(Worker.can(() -> lock.tryLock(1, TimeUnit.MILLISECONDS)));
    assertTrue(probe.getQueuedThreads().isEmpty());
  }

  @Test
  void isLockedIsSeenByAllThreads() {
    ReentrantLock lock = subject.lock();
    assertFalse(Worker.can(lock::isLocked));
    lock.lock();
    assertTrue(lock.isLocked());
    assertTrue(Worker.can(lock::isLocked));
    lock.unlock();
    assertFalse(Worker.can(lock::isLocked));
  }

  private static Worker<Void> takesAndGives(ReentrantLock lock) {
    return Worker.run(
        () -> {
          lock.lock();
          lock.unlock();
        });
  }
}
