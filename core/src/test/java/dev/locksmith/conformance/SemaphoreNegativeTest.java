package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Permits may be fewer than none; then releases must come first. */
@EverySubject
class SemaphoreNegativeTest extends Conformance {
  @Test
  void nothingCanBeTaken() throws InterruptedException {
    Semaphore semaphore = subject.semaphore(-2);
    assertFalse(semaphore.tryAcquire());
    assertFalse(semaphore.tryAcquire(1, TimeUnit.MILLISECONDS));
    assertFalse(semaphore.tryAcquire(0));
    assertFalse(semaphore.tryAcquire(0, 1, TimeUnit.MILLISECONDS));
    assertEquals(-2, semaphore.availablePermits());
  }

  @Test
  void waiterWaitsForAPositiveNumber() {
    Semaphore semaphore = subject.semaphore(-2);
    Worker<Void> waiter = Worker.run(semaphore::acquireUninterruptibly).awaitParked();
    semaphore.release();
    semaphore.release();
    assertFalse(waiter.endsSoon());
    assertEquals(0, semaphore.availablePermits());
    semaphore.release();
    waiter.get();
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void reductionTakesWithoutWaiting() {
    Semaphore semaphore = subject.open().semaphore(2);
    SemaphoreProbe.of(semaphore).reducePermits(5);
    assertEquals(-3, semaphore.availablePermits());
    assertFalse(semaphore.tryAcquire());
  }

  @Test
  void reductionByZeroIsNothing() {
    Semaphore semaphore = subject.open().semaphore(2);
    SemaphoreProbe.of(semaphore).reducePermits(0);
    assertEquals(2, semaphore.availablePermits());
  }

  @Test
  void reductionReachesTheSmallestNumber() {
    Semaphore semaphore = subject.open().semaphore(-1);
    SemaphoreProbe.of(semaphore).reducePermits(Integer.MAX_VALUE);
    assertEquals(Integer.MIN_VALUE, semaphore.availablePermits());
  }

  @Test
  void reductionBelowTheSmallestNumberIsAnError() {
    Semaphore semaphore = subject.open().semaphore(Integer.MIN_VALUE);
    SemaphoreProbe probe = SemaphoreProbe.of(semaphore);
    Error error = assertThrows(Error.class, () -> probe.reducePermits(1));
    assertEquals("Permit count underflow", error.getMessage());
    assertEquals(Integer.MIN_VALUE, semaphore.availablePermits());
  }

  @Test
  void negativeReductionIsAnError() {
    Semaphore semaphore = subject.open().semaphore(1);
    SemaphoreProbe probe = SemaphoreProbe.of(semaphore);
    assertThrows(IllegalArgumentException.class, () -> probe.reducePermits(-1));
    assertEquals(1, semaphore.availablePermits());
  }

  @Test
  void reductionDelaysAWaiter() {
    Semaphore semaphore = subject.open().semaphore(0);
    Worker<Void> waiter = Worker.run(semaphore::acquire).awaitParked();
    SemaphoreProbe.of(semaphore).reducePermits(1);
    semaphore.release();
    assertFalse(waiter.endsSoon());
    semaphore.release();
    waiter.get();
  }

  @Test
  void drainTakesAll() {
    Semaphore semaphore = subject.semaphore(6);
    assertEquals(6, semaphore.drainPermits());
    assertEquals(0, semaphore.availablePermits());
    assertEquals(0, semaphore.drainPermits());
    semaphore.release();
    assertEquals(1, semaphore.drainPermits());
  }

  @Test
  void drainOfNegativePermitsForgivesThem() {
    Semaphore semaphore = subject.semaphore(-4);
    assertEquals(-4, semaphore.drainPermits());
    assertEquals(0, semaphore.availablePermits());
    semaphore.release();
    assertTrue(semaphore.tryAcquire());
  }

  @Test
  void drainDoesNotWaitBehindTheQueue() {
    Semaphore semaphore = subject.semaphore(2);
    Worker<Void> waiter = Worker.run(() -> semaphore.acquire(3)).awaitParked();
    assertEquals(2, semaphore.drainPermits());
    assertFalse(waiter.done());
    semaphore.release(3);
    waiter.get();
  }
}
