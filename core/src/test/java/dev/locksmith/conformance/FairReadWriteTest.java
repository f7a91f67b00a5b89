package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * When a fair read-write lock becomes free it goes to the longest waiting writer, or to the group
 * of readers that has waited longer than all writers.
 */
@FairSubject
@SuppressWarnings("LockNotBeforeTry")
class FairReadWriteTest extends Conformance {
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());
  private ReentrantReadWriteLock lock;

  @BeforeEach
  void make() {
    lock = subject.readWriteLock();
  }

  @Test
  void newReaderWaitsBehindAQueuedWriter() {
    lock.readLock().lock();
    Worker<Void> writer = writes("writer");
    Worker<Void> reader = reads("reader");
    assertFalse(reader.done());
    lock.readLock().unlock();
    writer.get();
    reader.get();
    assertEquals(List.of("writer", "reader"), order);
  }

  @Test
  void readersAndWritersTakeTurns() {
    lock.writeLock().lock();
    List<Worker<Void>> waiters = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      waiters.add(reads("reader " + i));
      waiters.add(writes("writer " + i));
      expected.add("reader " + i);
      expected.add("writer " + i);
    }
    lock.writeLock().unlock();
    waiters.forEach(Worker::get);
    assertEquals(expected, order);
  }

  @Test
  void neighbouringReadersEnterTogether() {
    lock.writeLock().lock();
    CountDownLatch inside = new CountDownLatch(3);
    List<Worker<Void>> readers = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      readers.add(
          Worker.run(
                  () -> {
                    lock.readLock().lock();
                    inside.countDown();
                    inside.await();
                    order.add("reader");
                    lock.readLock().unlock();
                  })
              .awaitParked());
    }
    Worker<Void> writer = writes("writer");
    lock.writeLock().unlock();
    readers.forEach(Worker::get);
    writer.get();
    assertEquals(List.of("reader", "reader", "reader", "writer"), order);
  }

  @Test
  void readersBehindAnInterruptedWriterEnter() {
    lock.readLock().lock();
    Worker<Outcome> writer =
        Worker.call(() -> Outcome.ofTaking(() -> lock.writeLock().lockInterruptibly()))
            .awaitParked();
    Worker<Void> reader = reads("reader");
    writer.interrupt();
    assertEquals(Outcome.THROWN, writer.get());
    reader.get();
  }

  private Worker<Void> reads(String name) {
    return Worker.run(
            () -> {
              lock.readLock().lock();
              order.add(name);
              lock.readLock().unlock();
            })
        .awaitParked();
  }

  private Worker<Void> writes(String name) {
    return Worker.run(
            () -> {
              lock.writeLock().lock();
              order.add(name);
              lock.writeLock().unlock();
            })
        .awaitParked();
  }
}
