package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A subclass made by an application is written as itself, upon the JDK's class. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class SubclassSerialTest extends Conformance {
  private Subject subclassed;

  @BeforeEach
  void find() {
    subject.need(Trait.SUBCLASS_STREAM);
    subclassed = subject.subclassed();
  }

  @Test
  void lock() {
    ReentrantLock lock = subclassed.lock();
    lock.lock();
    ReentrantLock copy = (ReentrantLock) copyOf(lock);
    assertFalse(copy.isLocked());
    assertEquals(subject.fair(), copy.isFair());
  }

  @Test
  void readWriteLock() {
    ReentrantReadWriteLock lock = subclassed.readWriteLock();
    lock.writeLock().lock();
    ReentrantReadWriteLock copy = (ReentrantReadWriteLock) copyOf(lock);
    assertFalse(copy.isWriteLocked());
    assertEquals(subject.fair(), copy.isFair());
    copy.readLock().lock();
    assertEquals(1, copy.getReadHoldCount());
  }

  @Test
  void semaphore() {
    Semaphore copy = (Semaphore) copyOf(subclassed.semaphore(4));
    assertEquals(4, copy.availablePermits());
    assertEquals(subject.fair(), copy.isFair());
  }

  private static Object copyOf(Object object) {
    Serial serial = Serial.of(object);
    assertEquals(Set.of(object.getClass().getName()), serial.foreignClasses());
    Object copy = serial.read(object.getClass())[0];
    assertSame(object.getClass(), copy.getClass());
    return copy;
  }
}
