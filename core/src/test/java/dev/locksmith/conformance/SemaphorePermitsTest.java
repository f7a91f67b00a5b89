package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A semaphore is a number: permits have no owner. */
@EverySubject
class SemaphorePermitsTest extends Conformance {
  @Test
  void startsWithItsPermits() {
    assertEquals(7, subject.semaphore(7).availablePermits());
    assertEquals(0, subject.semaphore(0).availablePermits());
    assertEquals(-7, subject.semaphore(-7).availablePermits());
    assertEquals(Integer.MAX_VALUE, subject.semaphore(Integer.MAX_VALUE).availablePermits());
    assertEquals(Integer.MIN_VALUE, subject.semaphore(Integer.MIN_VALUE).availablePermits());
  }

  @Test
  void everyFormOfOneTakesOne() throws InterruptedException {
    Semaphore semaphore = subject.semaphore(4);
    semaphore.acquire();
    assertEquals(3, semaphore.availablePermits());
    semaphore.acquireUninterruptibly();
    assertEquals(2, semaphore.availablePermits());
    assertTrue(semaphore.tryAcquire());
    assertEquals(1, semaphore.availablePermits());
    assertTrue(semaphore.tryAcquire(1, TimeUnit.HOURS));
    assertEquals(0, semaphore.availablePermits());
    assertFalse(semaphore.tryAcquire());
  }

  @Test
  void everyFormOfManyTakesAsMany() throws InterruptedException {
    Semaphore semaphore = subject.semaphore(14);
    semaphore.acquire(2);
    assertEquals(12, semaphore.availablePermits());
    semaphore.acquireUninterruptibly(3);
    assertEquals(9, semaphore.availablePermits());
    assertTrue(semaphore.tryAcquire(4));
    assertEquals(5, semaphore.availablePermits());
    assertTrue(semaphore.tryAcquire(5, 1, TimeUnit.HOURS));
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void allOrNothing() throws InterruptedException {
    Semaphore semaphore = subject.semaphore(2);
    assertFalse(semaphore.tryAcquire(3));
    assertFalse(semaphore.tryAcquire(3, 1, TimeUnit.MILLISECONDS));
    assertEquals(2, semaphore.availablePermits());
  }

  @Test
  void allPermitsAtOnce() throws InterruptedException {
    Semaphore semaphore = subject.semaphore(Integer.MAX_VALUE);
    semaphore.acquire(Integer.MAX_VALUE);
    assertEquals(0, semaphore.availablePermits());
    semaphore.release(Integer.MAX_VALUE);
    assertTrue(semaphore.tryAcquire(Integer.MAX_VALUE));
  }

  @Test
  void isNotReentrant() {
    Semaphore semaphore = subject.semaphore(1);
    semaphore.acquireUninterruptibly();
    assertFalse(semaphore.tryAcquire());
  }

  @Test
  void anotherThreadMayRelease() {
    Semaphore semaphore = subject.semaphore(1);
    semaphore.acquireUninterruptibly();
    Worker.run(semaphore::release).get();
    assertTrue(semaphore.tryAcquire());
  }

  @Test
  void releaseNeedsNoAcquire() {
    Semaphore semaphore = subject.semaphore(1);
    semaphore.release();
    semaphore.release(5);
    assertEquals(7, semaphore.availablePermits());
  }

  @Test
  void releaseWakesAWaiter() {
    Semaphore semaphore = subject.semaphore(0);
    Worker<Void> waiter = Worker.run(semaphore::acquire).awaitParked();
    semaphore.release();
    waiter.get();
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void releaseOfManyWakesMany() {
    Semaphore semaphore = subject.semaphore(0);
    Worker<Void> first = Worker.run(semaphore::acquireUninterruptibly).awaitParked();
    Worker<Void> second = Worker.run(semaphore::acquire).awaitParked();
    Worker<Boolean> third =
        Worker.call(() -> semaphore.tryAcquire(1, TimeUnit.HOURS)).awaitParked();
    semaphore.release(3);
    first.get();
    second.get();
    assertTrue(third.get());
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void releaseOfOneWakesOne() {
    Semaphore semaphore = subject.semaphore(0);
    Worker<Void> first = Worker.run(semaphore::acquire).awaitParked();
    Worker<Void> second = Worker.run(semaphore::acquire).awaitParked();
    semaphore.release();
    Await.until("one to be woken", () -> first.done() || second.done());
    Worker<Void> other = first.done() ? second : first;
    assertFalse(other.endsSoon());
    semaphore.release();
    other.get();
  }

  @Test
  void manyPermitsAreAwaitedTogether() {
    Semaphore semaphore = subject.semaphore(1);
    Worker<Void> waiter = Worker.run(() -> semaphore.acquire(3)).awaitParked();
    semaphore.release();
    assertFalse(waiter.endsSoon());
    assertEquals(2, semaphore.availablePermits());
    semaphore.release();
    waiter.get();
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void permitsLeftByAWaiterAreForTheNext() {
    Semaphore semaphore = subject.semaphore(0);
    Worker<Void> first = Worker.run(() -> semaphore.acquire(2)).awaitParked();
    Worker<Void> second = Worker.run(() -> semaphore.acquireUninterruptibly(2)).awaitParked();
    semaphore.release(4);
    first.get();
    second.get();
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void smallRequestBehindACancelledLargeOneIsServed() {
    Semaphore semaphore = subject.semaphore(1);
    Worker<Outcome> large =
        Worker.call(() -> Outcome.ofTaking(() -> semaphore.acquire(5))).awaitParked();
    Worker<Void> small = Worker.run(() -> semaphore.acquire(1));
    if (subject.fair()) {
      small.awaitParked();
    }
    large.interrupt();
    assertEquals(Outcome.THROWN, large.get());
    small.get();
    assertEquals(0, semaphore.availablePermits());
  }
}
