package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A lock is read back free, by any JVM, whatever its state when written. */
@EverySubject
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
class LockSerialTest extends Conformance {
  private ReentrantLock lock;

  @BeforeEach
  void make() {
    lock = subject.lock();
  }

  @Test
  void namesOnlyTheJdksClasses() {
    assertEquals(Set.of(), Serial.of(lock).foreignClasses());
    lock.lock();
    assertEquals(Set.of(), Serial.of(lock).foreignClasses());
  }

  @Test
  void streamIsTheJdks() {
    assertEquals(Serial.of(new ReentrantLock(subject.fair())).classes(), Serial.of(lock).classes());
  }

  @Test
  void takenLockComesBackFree() {
    lock.lock();
    lock.lock();
    ReentrantLock copy = Serial.copy(lock, ReentrantLock.class);
    assertNotSame(lock, copy);
    assertFalse(copy.isLocked());
    assertEquals(0, copy.getHoldCount());
    assertTrue(copy.toString().endsWith("[Unlocked]"), copy.toString());
  }

  @Test
  void writingDoesNotTouchTheLock() {
    lock.lock();
    lock.lock();
    assertFalse(Serial.of(lock).classes().isEmpty());
    assertEquals(2, lock.getHoldCount());
    assertFalse(Worker.can(lock::tryLock));
    lock.unlock();
    lock.unlock();
    assertTrue(Worker.can(lock::tryLock));
  }

  @Test
  void fairnessIsKept() {
    ReentrantLock copy = Serial.copy(lock, ReentrantLock.class);
    if (copy.getClass() != ReentrantLock.class) {
      subject.need(Trait.FINAL_MONITORS);
    }
    assertEquals(subject.fair(), copy.isFair());
  }

  @Test
  void waitersAreNotWritten() {
    lock.lock();
    Worker<Void> waiter =
        Worker.run(
                () -> {
                  lock.lock();
                  lock.unlock();
                })
            .awaitParked();
    ReentrantLock copy = Serial.copy(lock, ReentrantLock.class);
    lock.unlock();
    waiter.get();
    assertFalse(copy.isLocked());
    assertTrue(copy.tryLock());
  }

  @Test
  void copyIsALock() throws InterruptedException {
    ReentrantLock copy = Serial.copy(lock, ReentrantLock.class);
    copy.lock();
    assertFalse(Worker.can(copy::tryLock));
    Condition condition = copy.newCondition();
    assertFalse(condition.await(1, TimeUnit.NANOSECONDS));
    assertFalse(copy.hasWaiters(condition));
    copy.unlock();
    assertTrue(Worker.can(copy::tryLock));
  }

  @Test
  void copyIsApartFromTheLock() {
    ReentrantLock copy = Serial.copy(lock, ReentrantLock.class);
    copy.lock();
    assertFalse(lock.isLocked());
  }

  @Test
  void aliasesAreKept() {
    Object[] copies = Serial.of(lock, lock, subject.lock(), lock).read();
    assertSame(copies[0], copies[1]);
    assertSame(copies[0], copies[3]);
    assertNotSame(copies[0], copies[2]);
  }

  @Test
  void copyCanBeCopied() {
    ReentrantLock copy = Serial.copy(lock, ReentrantLock.class);
    copy.lock();
    assertFalse(Serial.copy(copy, ReentrantLock.class).isLocked());
  }

  @Test
  void conditionComesBackWithItsLock() {
    subject.need(Trait.CONDITION_STREAM);
    Serial serial = Serial.of(lock, lock.newCondition());
    assertEquals(Set.of(), serial.foreignClasses());
    Object[] copies = serial.read();
    ReentrantLock copy = (ReentrantLock) copies[0];
    copy.lock();
    assertFalse(copy.hasWaiters((Condition) copies[1]));
  }
}
