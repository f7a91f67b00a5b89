package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** A semaphore is read back with the permits that it had. */
@EverySubject
class SemaphoreSerialTest extends Conformance {
  private static Semaphore copy(Semaphore semaphore) {
    return Serial.copy(semaphore, Semaphore.class);
  }

  @Test
  void namesOnlyTheJdksClasses() {
    assertEquals(Set.of(), Serial.of(subject.semaphore(3)).foreignClasses());
  }

  @Test
  void streamIsTheJdks() {
    assertEquals(
        Serial.of(new Semaphore(3, subject.fair())).classes(),
        Serial.of(subject.semaphore(3)).classes());
  }

  @Test
  void permitsAreKept() {
    Semaphore semaphore = subject.semaphore(5);
    semaphore.acquireUninterruptibly(2);
    assertEquals(3, copy(semaphore).availablePermits());
    assertEquals(3, semaphore.availablePermits());
    semaphore.drainPermits();
    assertEquals(0, copy(semaphore).availablePermits());
    assertEquals(-6, copy(subject.semaphore(-6)).availablePermits());
    assertEquals(Integer.MAX_VALUE, copy(subject.semaphore(Integer.MAX_VALUE)).availablePermits());
  }

  @Test
  void fairnessIsKept() {
    assertEquals(subject.fair(), copy(subject.semaphore(1)).isFair());
  }

  @Test
  void waitersAreNotWritten() {
    Semaphore semaphore = subject.semaphore(0);
    Worker<Void> waiter = Worker.run(semaphore::acquire).awaitParked();
    Semaphore copy = copy(semaphore);
    copy.release();
    assertEquals(1, copy.availablePermits());
    assertFalse(waiter.done());
    semaphore.release();
    waiter.get();
  }

  @Test
  void copyIsASemaphore() {
    Semaphore copy = copy(subject.semaphore(1));
    copy.acquireUninterruptibly();
    Worker<Void> waiter = Worker.run(copy::acquire).awaitParked();
    copy.release();
    waiter.get();
    assertFalse(copy.tryAcquire());
  }

  @Test
  void aliasesAreKept() {
    Semaphore semaphore = subject.semaphore(1);
    Object[] copies = Serial.of(semaphore, semaphore).read();
    assertSame(copies[0], copies[1]);
    assertTrue(((Semaphore) copies[0]).tryAcquire());
  }
}
