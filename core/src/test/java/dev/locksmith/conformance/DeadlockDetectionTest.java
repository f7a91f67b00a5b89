package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

/** The JVM finds the owners of locks, and cycles of threads that wait for each other. */
@EverySubject
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
class DeadlockDetectionTest extends Conformance {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  @Test
  void twoLocks() {
    assertCycleIsFound(subject.lock(), subject.lock());
  }

  @Test
  void twoWriteLocks() {
    assertCycleIsFound(subject.readWriteLock().writeLock(), subject.readWriteLock().writeLock());
  }

  @Test
  void lockAndWriteLock() {
    assertCycleIsFound(subject.lock(), subject.readWriteLock().writeLock());
  }

  @Test
  void readerWaitsForAWriter() {
    ReentrantReadWriteLock first = subject.readWriteLock();
    Lock second = subject.lock();
    assertCycleIsFound(first.writeLock(), second, first.readLock(), second);
  }

  @Test
  void lockAndAnotherMakersLock() {
    assertCycleIsFound(subject.lock(), new ReentrantLock());
  }

  private void assertCycleIsFound(Lock first, Lock second) {
    assertCycleIsFound(first, second, first, second);
  }

  private void assertCycleIsFound(Lock first, Lock second, Lock wantFirst, Lock wantSecond) {
    CyclicBarrier bothHold = new CyclicBarrier(2);
    Worker<Outcome> one = holdsAndWants(first, bothHold, wantSecond);
    Worker<Outcome> other = holdsAndWants(second, bothHold, wantFirst);
    Set<Long> cycle = Set.of(id(one), id(other));
    Await.until("a deadlock to be found", () -> deadlocked().containsAll(cycle));
    assertWaitsForTheOther(one, other);
    assertWaitsForTheOther(other, one);
    one.interrupt();
    assertEquals(Outcome.THROWN, one.get());
    assertEquals(Outcome.TAKEN, other.get());
    assertFalse(deadlocked().contains(id(other)));
  }

  private static Worker<Outcome> holdsAndWants(Lock held, CyclicBarrier bothHold, Lock wanted) {
    return Worker.call(
        () -> {
          held.lock();
          bothHold.await();
          try {
            Outcome outcome = Outcome.ofTaking(wanted::lockInterruptibly);
            if (outcome.equals(Outcome.TAKEN)) {
              wanted.unlock();
            }
            return outcome;
          } finally {
            held.unlock();
          }
        });
  }

  private void assertWaitsForTheOther(Worker<?> waiter, Worker<?> owner) {
    ThreadInfo info = info(waiter);
    assertEquals(id(owner), info.getLockOwnerId());
    assertEquals(owner.thread().getName(), info.getLockOwnerName());
    assertNotNull(info.getLockInfo());
    assertEquals(1, info.getLockedSynchronizers().length);
    assertEquals(
        info(owner).getLockInfo().getIdentityHashCode(),
        info.getLockedSynchronizers()[0].getIdentityHashCode());
  }

  @Test
  void lockedSynchronizersAreThoseHeld() {
    Worker.run(this::takeAndGiveBack).get(); // The thread of a check may hold others.
  }

  private void takeAndGiveBack() {
    assertEquals(0, lockedSynchronizers());
    ReentrantLock lock = subject.lock();
    lock.lock();
    lock.lock();
    assertEquals(1, lockedSynchronizers());
    ReentrantReadWriteLock readWriteLock = subject.readWriteLock();
    readWriteLock.writeLock().lock();
    assertEquals(2, lockedSynchronizers());
    lock.unlock();
    assertEquals(2, lockedSynchronizers());
    lock.unlock();
    assertEquals(1, lockedSynchronizers());
    readWriteLock.readLock().lock();
    readWriteLock.writeLock().unlock();
    assertEquals(0, lockedSynchronizers());
  }

  private int lockedSynchronizers() {
    ThreadInfo info = threads.getThreadInfo(new long[] {currentId()}, false, true)[0];
    return info.getLockedSynchronizers().length;
  }

  @Test
  void waiterForAConditionOwnsNothing() {
    ReentrantLock lock = subject.lock();
    Worker<Void> waiter =
        Worker.run(
                () -> {
                  lock.lock();
                  lock.newCondition().await();
                })
            .awaitParked();
    assertEquals(0, info(waiter).getLockedSynchronizers().length);
    waiter.interrupt();
  }

  @Test
  void waiterOfAPermitHasNoOwner() {
    Worker<Void> waiter = Worker.run(() -> subject.semaphore(0).acquire()).awaitParked();
    ThreadInfo info = info(waiter);
    assertEquals(-1, info.getLockOwnerId());
    assertNotNull(info.getLockInfo());
    waiter.interrupt();
  }

  @Test
  void queueIsNotADeadlock() {
    ReentrantLock lock = subject.lock();
    lock.lock();
    List<Worker<Void>> waiters =
        List.of(Worker.run(lock::lockInterruptibly), Worker.run(lock::lockInterruptibly));
    waiters.forEach(Worker::awaitParked);
    Set<Long> deadlocked = deadlocked();
    for (Worker<Void> waiter : waiters) {
      assertFalse(deadlocked.contains(id(waiter)));
      assertEquals(currentId(), info(waiter).getLockOwnerId());
    }
    // Not before: one that leaves the queue wakes the one behind it for a moment.
    waiters.forEach(Worker::interrupt);
  }

  private Set<Long> deadlocked() {
    Set<Long> ids = new TreeSet<>();
    long[] found = threads.findDeadlockedThreads();
    if (found != null) {
      for (long id : found) {
        ids.add(id);
      }
    }
    return ids;
  }

  private ThreadInfo info(Worker<?> worker) {
    return threads.getThreadInfo(new long[] {id(worker)}, false, true)[0];
  }

  @SuppressWarnings("deprecation") // The replacement is not in 17.
  private static long id(Worker<?> worker) {
    return worker.thread().getId();
  }

  @SuppressWarnings("deprecation")
  private static long currentId() {
    return Thread.currentThread().getId();
  }
}
