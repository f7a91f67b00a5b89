package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Odd numbers of permits: none, fewer than none, more than there can be. */
@EverySubject
class SemaphoreArgumentsTest extends Conformance {
  private Semaphore semaphore;

  @BeforeEach
  void make() {
    semaphore = subject.semaphore(0);
  }

  @Test
  void acquireOfNoneDoesNotWait() throws InterruptedException {
    semaphore.acquire(0);
    semaphore.acquireUninterruptibly(0);
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void tryOfNoneSucceeds() throws InterruptedException {
    assertTrue(semaphore.tryAcquire(0));
    assertTrue(semaphore.tryAcquire(0, 0, TimeUnit.SECONDS));
    assertTrue(semaphore.tryAcquire(0, -1, TimeUnit.SECONDS));
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void releaseOfNoneIsNothing() {
    semaphore.release(0);
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void acquireOfNoneIsInterruptible() {
    assertEquals(
        Outcome.THROWN,
        Outcome.whenInterrupted(() -> semaphore.tryAcquire(0, 1, TimeUnit.SECONDS)));
    Thread.currentThread().interrupt();
    assertEquals(Outcome.THROWN, Outcome.ofTaking(() -> semaphore.acquire(0)));
  }

  @Test
  void negativeAcquireIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> semaphore.acquire(-1));
    assertThrows(IllegalArgumentException.class, () -> semaphore.acquire(Integer.MIN_VALUE));
  }

  @Test
  void negativeUninterruptibleAcquireIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> semaphore.acquireUninterruptibly(-1));
  }

  @Test
  void negativeTryIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> semaphore.tryAcquire(-1));
  }

  @Test
  void negativeTimedTryIsAnError() {
    assertThrows(
        IllegalArgumentException.class, () -> semaphore.tryAcquire(-1, 1, TimeUnit.SECONDS));
  }

  @Test
  void negativeReleaseIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> semaphore.release(-1));
    assertThrows(IllegalArgumentException.class, () -> semaphore.release(Integer.MIN_VALUE));
    assertEquals(0, semaphore.availablePermits());
  }

  @Test
  void releaseBeyondTheLargestNumberIsAnError() {
    Semaphore full = subject.semaphore(Integer.MAX_VALUE);
    Error error = assertThrows(Error.class, full::release);
    assertEquals("Maximum permit count exceeded", error.getMessage());
    assertEquals(Integer.MAX_VALUE, full.availablePermits());
    assertTrue(full.tryAcquire());
    full.release();
    assertEquals(Integer.MAX_VALUE, full.availablePermits());
  }

  @Test
  void releaseOfManyBeyondTheLargestNumberIsAnError() {
    Semaphore some = subject.semaphore(2);
    Error error = assertThrows(Error.class, () -> some.release(Integer.MAX_VALUE));
    assertEquals("Maximum permit count exceeded", error.getMessage());
    assertEquals(2, some.availablePermits());
  }

  @Test
  void releaseOfTheLargestNumberToNegativePermits() {
    Semaphore indebted = subject.semaphore(Integer.MIN_VALUE);
    indebted.release(Integer.MAX_VALUE);
    assertEquals(-1, indebted.availablePermits());
  }
}
