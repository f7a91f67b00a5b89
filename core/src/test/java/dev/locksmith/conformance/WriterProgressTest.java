package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

/** Readers that follow each other without a gap keep a writer out, but not for ever. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class WriterProgressTest extends Conformance {
  private static final long LONGEST_STAY_NANOS = 200_000_000;

  private final AtomicInteger entries = new AtomicInteger();
  private volatile boolean enough;

  @Test
  void writerEntersDespiteAStreamOfReaders() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    List<Worker<Void>> readers = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      readers.add(Worker.run(() -> readUntilEnough(lock)));
    }
    Worker<Integer> writer =
        Worker.call(
            () -> {
              int written = 0;
              for (; written < 10; written++) {
                lock.writeLock().lock();
                lock.writeLock().unlock();
              }
              return written;
            });
    assertEquals(10, writer.get());
    enough = true;
    readers.forEach(Worker::get);
    assertEquals(0, lock.getReadLockCount());
  }

  /** The reader before it leaves the wait list, and the writer has not tried since it came. */
  @Test
  void writerBehindAReaderEntersDespiteReadersThatRelieveEachOther() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.writeLock().lock();
    Worker<Void> first = Worker.run(() -> readUntilRelieved(lock));
    first.awaitParked();
    Worker<Void> writer =
        Worker.run(
            () -> {
              lock.writeLock().lock();
              lock.writeLock().unlock();
            });
    writer.awaitParked();
    lock.writeLock().unlock();
    Worker<Void> second = Worker.run(() -> readUntilRelieved(lock));
    writer.get();
    enough = true;
    first.get();
    second.get();
    assertEquals(0, lock.getReadLockCount());
  }

  /** Each stays until another has come, so that there is always one; but for a blocked one. */
  private void readUntilRelieved(ReentrantReadWriteLock lock) {
    while (!enough) {
      lock.readLock().lock();
      int entered = entries.incrementAndGet();
      long deadline = System.nanoTime() + LONGEST_STAY_NANOS;
      while (!enough && entries.get() == entered && System.nanoTime() - deadline < 0) {
        LockSupport.parkNanos(10_000);
      }
      lock.readLock().unlock();
    }
  }

  private void readUntilEnough(ReentrantReadWriteLock lock) {
    while (!enough) {
      lock.readLock().lock();
      LockSupport.parkNanos(500_000);
      lock.readLock().unlock();
    }
  }

  @Test
  void readersEnterDespiteAStreamOfWriters() {
    subject.assumeFair();
    ReentrantReadWriteLock lock = subject.readWriteLock();
    List<Worker<Void>> writers = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      writers.add(
          Worker.run(
              () -> {
                while (!enough) {
                  lock.writeLock().lock();
                  LockSupport.parkNanos(100_000);
                  lock.writeLock().unlock();
                }
              }));
    }
    Worker<Void> reader =
        Worker.run(
            () -> {
              for (int i = 0; i < 10; i++) {
                lock.readLock().lock();
                lock.readLock().unlock();
              }
            });
    reader.get();
    enough = true;
    writers.forEach(Worker::get);
  }
}
