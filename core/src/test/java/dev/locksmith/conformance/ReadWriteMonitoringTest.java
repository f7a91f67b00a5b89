package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

/** What a read-write lock tells about the threads that wait for it. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class ReadWriteMonitoringTest extends Conformance {
  @Test
  void tellsItsFairness() {
    subject.need(Trait.FINAL_MONITORS);
    assertEquals(subject.fair(), subject.readWriteLock().isFair());
  }

  @Test
  void freshLockHasNobodyQueued() {
    subject.need(Trait.FINAL_MONITORS);
    ReentrantReadWriteLock lock = subject.readWriteLock();
    assertFalse(lock.hasQueuedThreads());
    assertFalse(lock.hasQueuedThread(Thread.currentThread()));
    assertEquals(0, lock.getQueueLength());
  }

  @Test
  void countsQueuedReadersAndWriters() {
    subject.need(Trait.FINAL_MONITORS);
    ReentrantReadWriteLock lock = subject.readWriteLock();
    lock.writeLock().lock();
    assertEquals(0, lock.getQueueLength());
    Worker<Void> reader = reads(lock);
    Worker<Void> writer = writes(lock);
    assertTrue(lock.hasQueuedThreads());
    assertEquals(2, lock.getQueueLength());
    assertTrue(lock.hasQueuedThread(reader.thread()));
    assertTrue(lock.hasQueuedThread(writer.thread()));
    assertFalse(lock.hasQueuedThread(Thread.currentThread()));
    lock.writeLock().unlock();
    reader.get();
    writer.get();
    assertFalse(lock.hasQueuedThreads());
    assertEquals(0, lock.getQueueLength());
  }

  @Test
  void nullThreadIsAnError() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    assertThrows(NullPointerException.class, () -> lock.hasQueuedThread(null));
  }

  @Test
  void freshLockListsNobody() {
    ReadWriteLockProbe probe = ReadWriteLockProbe.of(subject.open().readWriteLock());
    assertTrue(probe.getQueuedThreads().isEmpty());
    assertTrue(probe.getQueuedReaderThreads().isEmpty());
    assertTrue(probe.getQueuedWriterThreads().isEmpty());
  }

  @Test
  void listsQueuedReadersApartFromQueuedWriters() {
    ReentrantReadWriteLock lock = subject.open().readWriteLock();
    ReadWriteLockProbe probe = ReadWriteLockProbe.of(lock);
    lock.writeLock().lock();
    Worker<Void> reader = reads(lock);
    assertEquals(List.of(reader.thread()), List.copyOf(probe.getQueuedReaderThreads()));
    assertTrue(probe.getQueuedWriterThreads().isEmpty());
    Worker<Void> writer = writes(lock);
    assertEquals(List.of(reader.thread()), List.copyOf(probe.getQueuedReaderThreads()));
    assertEquals(List.of(writer.thread()), List.copyOf(probe.getQueuedWriterThreads()));
    assertEquals(Set.of(reader.thread(), writer.thread()), Set.copyOf(probe.getQueuedThreads()));
    assertEquals(2, probe.getQueuedThreads().size());
    lock.writeLock().unlock();
    reader.get();
    writer.get();
    assertTrue(probe.getQueuedThreads().isEmpty());
  }

  @Test
  void interruptedThreadIsNotListed() {
    ReentrantReadWriteLock lock = subject.open().readWriteLock();
    ReadWriteLockProbe probe = ReadWriteLockProbe.of(lock);
    lock.readLock().lock();
    Worker<Void> writer =
        Worker.run(
                () ->
                    assertThrows(
                        InterruptedException.class, () -> lock.writeLock().lockInterruptibly()))
            .awaitParked();
    assertEquals(1, probe.getQueuedWriterThreads().size());
    writer.interrupt();
    writer.get();
    assertTrue(probe.getQueuedWriterThreads().isEmpty());
    assertTrue(probe.getQueuedThreads().isEmpty());
  }

  private static Worker<Void> reads(ReentrantReadWriteLock lock) {
    return Worker.run(
            () -> {
              lock.readLock().lock();
              lock.readLock().unlock();
            })
        .awaitParked();
  }

  private static Worker<Void> writes(ReentrantReadWriteLock lock) {
    return Worker.run(
            () -> {
              lock.writeLock().lock();
              lock.writeLock().unlock();
            })
        .awaitParked();
  }
}
