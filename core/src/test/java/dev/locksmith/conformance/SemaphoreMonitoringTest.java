package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** What a semaphore tells about the threads that wait for it. */
@EverySubject
class SemaphoreMonitoringTest extends Conformance {
  @Test
  void tellsItsFairness() {
    assertEquals(subject.fair(), subject.semaphore(1).isFair());
  }

  @Test
  void freshSemaphoreHasNobodyQueued() {
    subject.need(Trait.FINAL_MONITORS);
    Semaphore semaphore = subject.semaphore(0);
    assertFalse(semaphore.hasQueuedThreads());
    assertEquals(0, semaphore.getQueueLength());
  }

  @Test
  void countsQueuedThreads() {
    subject.need(Trait.FINAL_MONITORS);
    Semaphore semaphore = subject.semaphore(0);
    Worker<Void> first = Worker.run(semaphore::acquire).awaitParked();
    assertTrue(semaphore.hasQueuedThreads());
    assertEquals(1, semaphore.getQueueLength());
    Worker<Void> second = Worker.run(() -> semaphore.acquire(2)).awaitParked();
    assertEquals(2, semaphore.getQueueLength());
    semaphore.release(3);
    first.get();
    second.get();
    assertFalse(semaphore.hasQueuedThreads());
    assertEquals(0, semaphore.getQueueLength());
  }

  @Test
  void listsQueuedThreads() {
    Semaphore semaphore = subject.open().semaphore(0);
    SemaphoreProbe probe = SemaphoreProbe.of(semaphore);
    assertTrue(probe.getQueuedThreads().isEmpty());
    Worker<Void> first = Worker.run(semaphore::acquire).awaitParked();
    assertEquals(List.of(first.thread()), List.copyOf(probe.getQueuedThreads()));
    Worker<Void> second = Worker.run(semaphore::acquire).awaitParked();
    assertEquals(2, probe.getQueuedThreads().size());
    assertEquals(Set.of(first.thread(), second.thread()), Set.copyOf(probe.getQueuedThreads()));
    semaphore.release(2);
    first.get();
    second.get();
    assertTrue(probe.getQueuedThreads().isEmpty());
  }

  @Test
  void interruptedThreadIsNotListed() {
    Semaphore semaphore = subject.open().semaphore(0);
    Worker<Outcome> waiter = Worker.call(() -> Outcome.ofTaking(semaphore::acquire)).awaitParked();
    waiter.interrupt();
    assertEquals(Outcome.THROWN, waiter.get());
    assertTrue(SemaphoreProbe.of(semaphore).getQueuedThreads().isEmpty());
  }
}
