package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A reader may read again although a writer waits: it would wait for itself otherwise. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class NestedReadTest extends Conformance {
  private ReentrantReadWriteLock lock;
  private Worker<Void> writer;

  @BeforeEach
  void make() {
    lock = subject.readWriteLock();
  }

  private void queueAWriter() {
    writer =
        Worker.run(
                () -> {
                  lock.writeLock().lock();
                  lock.writeLock().unlock();
                })
            .awaitParked();
  }

  @Test
  void onlyReader() throws InterruptedException {
    lock.readLock().lock();
    queueAWriter();
    assertNestedReads();
    lock.readLock().unlock();
    writer.get();
  }

  @Test
  void firstOfTwoReaders() {
    CountDownLatch reading = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Worker<Void> first = readsTwice(reading, goOn);
    Await.until("the first reader", () -> reading.getCount() == 0);
    lock.readLock().lock();
    queueAWriter();
    goOn.countDown();
    first.get();
    lock.readLock().unlock();
    writer.get();
  }

  @Test
  void secondOfTwoReaders() throws InterruptedException {
    CountDownLatch reading = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Worker<Void> first = readsTwice(reading, goOn);
    Await.until("the first reader", () -> reading.getCount() == 0);
    lock.readLock().lock();
    queueAWriter();
    assertNestedReads();
    goOn.countDown();
    first.get();
    lock.readLock().unlock();
    writer.get();
  }

  @Test
  void readerAfterTheFirstHasLeft() throws InterruptedException {
    CountDownLatch reading = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Worker<Void> first = readsTwice(reading, goOn);
    Await.until("the first reader", () -> reading.getCount() == 0);
    lock.readLock().lock();
    goOn.countDown();
    first.get();
    queueAWriter();
    assertNestedReads();
    lock.readLock().unlock();
    writer.get();
  }

  @Test
  void writerWaitsForTheLastHold() {
    lock.readLock().lock();
    lock.readLock().lock();
    queueAWriter();
    lock.readLock().unlock();
    assertFalse(writer.endsSoon());
    lock.readLock().unlock();
    writer.get();
  }

  private void assertNestedReads() throws InterruptedException {
    lock.readLock().lock();
    lock.readLock().lockInterruptibly();
    assertTrue(lock.readLock().tryLock());
    assertTrue(lock.readLock().tryLock(1, TimeUnit.HOURS));
    assertTrue(lock.readLock().tryLock(0, TimeUnit.NANOSECONDS));
    assertEquals(6, lock.getReadHoldCount());
    assertFalse(writer.done());
    for (int i = 0; i < 5; i++) {
      lock.readLock().unlock();
    }
  }

  private Worker<Void> readsTwice(CountDownLatch reading, CountDownLatch goOn) {
    return Worker.run(
        () -> {
          lock.readLock().lock();
          reading.countDown();
          goOn.await();
          lock.readLock().lock();
          lock.readLock().unlock();
          lock.readLock().unlock();
        });
  }
}
