package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

/** The untimed try takes what is there, whoever waits, fair or not; the timed try is fair. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class BargingTest extends Conformance {
  @EveryExclusiveMode
  void untimedTryOvertakesTheQueue(Mode mode) {
    Takeable it = mode.make(subject);
    boolean overtook = false;
    for (int i = 0; i < 5_000 && !overtook; i++) {
      it.occupy();
      Worker<Void> waiter =
          Worker.run(
                  () -> {
                    it.take();
                    it.give();
                  })
              .awaitParked();
      it.vacate();
      overtook = it.tryTake();
      if (overtook) {
        it.give();
      }
      waiter.get();
    }
    assertTrue(overtook);
  }

  @Test
  void untimedTryOfAReadLockOvertakesAQueuedWriter() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.readLock().lock();
    Worker<Void> writer = queuedWriter(lock);
    assertTrue(Worker.can(() -> lock.readLock().tryLock()));
    assertEquals(2, lock.getReadLockCount());
    assertFalse(writer.done());
    writer.interrupt();
  }

  @Test
  void untimedTryOfPermitsOvertakesALargerRequest() {
    Semaphore semaphore = subject.semaphore(2);
    Worker<Void> large = Worker.run(() -> semaphore.acquire(3)).awaitParked();
    assertTrue(semaphore.tryAcquire());
    assertTrue(semaphore.tryAcquire(1));
    assertEquals(0, semaphore.availablePermits());
    semaphore.release(3);
    large.get();
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void timedTryOfAReadLockWaitsBehindAQueuedWriterIfFair() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.readLock().lock();
    Worker<Void> writer = queuedWriter(lock);
    if (subject.fair()) {
      assertFalse(Worker.can(() -> lock.readLock().tryLock(10, TimeUnit.MILLISECONDS)));
      assertFalse(Worker.can(() -> lock.readLock().tryLock(0, TimeUnit.MILLISECONDS)));
    }
    assertFalse(writer.done());
    writer.interrupt();
  }

  @Test
  void timedTryOfAPermitWaitsBehindALargerRequestIfFair() {
    Semaphore semaphore = subject.semaphore(2);
    Worker<Void> large = Worker.run(() -> semaphore.acquire(3)).awaitParked();
    boolean fair = subject.fair();
    assertEquals(!fair, Worker.can(() -> semaphore.tryAcquire(10, TimeUnit.MILLISECONDS)));
    assertEquals(!fair, Worker.can(() -> semaphore.tryAcquire(1, 0, TimeUnit.NANOSECONDS)));
    semaphore.release(fair ? 1 : 3);
    large.get();
    assertEquals(0, semaphore.availablePermits());
  }

  private static Worker<Void> queuedWriter(ReentrantReadWriteLock lock) {
    return Worker.run(() -> lock.writeLock().lockInterruptibly()).awaitParked();
  }
}
