package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Virtual threads are threads: they own, wait, time out and are interrupted alike. */
@EverySubject
@EnabledForJreRange(min = JRE.JAVA_21)
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
class VirtualThreadTest extends Conformance {
  private static final int THREADS = 100;

  private long plain;

  private static <T> Worker<T> virtual(Callable<T> body) {
    return Worker.call(body, VirtualThreads.factory());
  }

  @EveryExclusiveMode
  void exclude(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    List<Worker<Boolean>> workers = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      workers.add(
          virtual(
              () -> {
                it.take();
                plain++;
                if (plain % 10 == 0) {
                  Thread.sleep(1);
                }
                it.give();
                return true;
              }));
    }
    workers.get(0).awaitParked();
    assertEquals(0, plain);
    it.vacate();
    workers.forEach(Worker::get);
    it.take();
    assertEquals(THREADS, plain);
  }

  @EveryMode
  void areInterrupted(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter = virtual(() -> Outcome.ofTaking(it::takeInterruptibly)).awaitParked();
    waiter.interrupt();
    assertEquals(Outcome.THROWN, waiter.get());
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void timeOut(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Boolean> waiter = virtual(() -> it.tryTake(2, TimeUnit.MILLISECONDS));
    assertFalse(waiter.get());
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void keepTheirInterruptStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter = virtual(() -> Outcome.ofTaking(it::take)).awaitParked();
    waiter.interrupt();
    it.vacate();
    assertEquals(Outcome.TAKEN_INTERRUPTED, waiter.get());
  }

  @Test
  void ownerIsTheVirtualThread() {
    ReentrantLock lock = subject.open().lock();
    LockProbe probe = LockProbe.of(lock);
    Worker<Boolean> owner =
        virtual(
            () -> {
              lock.lock();
              boolean own = probe.getOwner() == Thread.currentThread();
              Thread.sleep(1);
              return own && lock.isHeldByCurrentThread() && lock.getHoldCount() == 1;
            });
    assertTrue(owner.get());
    assertFalse(lock.tryLock());
  }

  @Test
  void eachHasItsOwnReadHolds() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    List<Worker<Boolean>> readers = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int holds = 1 + i % 5;
      readers.add(
          virtual(
              () -> {
                for (int n = 0; n < holds; n++) {
                  lock.readLock().lock();
                }
                Thread.sleep(1);
                boolean right = lock.getReadHoldCount() == holds;
                for (int n = 0; n < holds; n++) {
                  lock.readLock().unlock();
                }
                return right && lock.getReadHoldCount() == 0;
              }));
    }
    readers.forEach(reader -> assertTrue(reader.get()));
    assertEquals(0, lock.getReadLockCount());
  }

  @Test
  void conditionReachesFromOneWorldToTheOther() throws InterruptedException {
    ReentrantLock lock = subject.lock();
    Condition condition = lock.newCondition();
    Worker<Boolean> waiter =
        virtual(
                () -> {
                  lock.lock();
                  try {
                    return condition.await(1, TimeUnit.HOURS);
                  } finally {
                    lock.unlock();
                  }
                })
            .awaitParked();
    lock.lock();
    condition.signal();
    lock.unlock();
    assertTrue(waiter.get());
    lock.lock();
    Worker<Boolean> signaller =
        virtual(
            () -> {
              lock.lock();
              condition.signal();
              lock.unlock();
              return true;
            });
    assertTrue(condition.await(1, TimeUnit.HOURS));
    lock.unlock();
    assertTrue(signaller.get());
  }
}
