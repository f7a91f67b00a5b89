package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Date;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.function.Executable;

/** What a lock tells its holder about those who wait for a condition. */
@EverySubject
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
class ConditionMonitoringTest extends ConditionConformance {
  @EveryRoom
  void nobodyWaitsAtFirst(Room.Kind kind) {
    enter(kind);
    room.lock().lock();
    assertNobodyWaits();
  }

  @EveryRoom
  void waitersAreCountedAndListed(Room.Kind kind) {
    enter(kind);
    Worker<Woken> first = waiter(AwaitForm.AWAIT);
    Worker<Woken> second = waiter(AwaitForm.NANOS);
    room.lock().lock();
    assertTrue(room.hasWaiters(condition));
    assertEquals(2, room.waitQueueLength(condition));
    assertEquals(2, room.waitingThreads(condition).size());
    assertEquals(
        Set.of(first.thread(), second.thread()), Set.copyOf(room.waitingThreads(condition)));
    condition.signal();
    assertEquals(Set.of(second.thread()), Set.copyOf(room.waitingThreads(condition)));
    condition.signal();
    assertNobodyWaits();
    room.lock().unlock();
    first.get();
    second.get();
  }

  @EveryRoom
  void interruptedAndTimedOutWaitersAreNotListed(Room.Kind kind) {
    enter(kind);
    Worker<Woken> interrupted = waiter(AwaitForm.AWAIT).awaitParked();
    Worker<Woken> timedOut = waiter(condition, c -> c.await(1, TimeUnit.MILLISECONDS), 1);
    Worker<Woken> waits = waiter(AwaitForm.AWAIT);
    interrupted.interrupt();
    interrupted.get();
    timedOut.get();
    room.lock().lock();
    assertEquals(1, room.waitQueueLength(condition));
    assertEquals(Set.of(waits.thread()), Set.copyOf(room.waitingThreads(condition)));
    condition.signal();
    room.lock().unlock();
    waits.get();
  }

  @EveryRoom
  void waitersOfAnotherConditionAreNotListed(Room.Kind kind) {
    enter(kind);
    Worker<Woken> waiter = waiter(AwaitForm.AWAIT);
    Condition other = room.lock().newCondition();
    room.lock().lock();
    assertFalse(room.hasWaiters(other));
    assertEquals(0, room.waitQueueLength(other));
    assertTrue(room.waitingThreads(other).isEmpty());
    condition.signal();
    room.lock().unlock();
    waiter.get();
  }

  @EveryRoom
  void askingWithoutTheLockIsAnError(Room.Kind kind) {
    enter(kind);
    assertAllThrow(IllegalMonitorStateException.class, condition);
    room.lock().lock();
    Worker.run(() -> assertAllThrow(IllegalMonitorStateException.class, condition)).get();
  }

  @EveryRoom
  void conditionOfAnotherLockIsAnError(Room.Kind kind) {
    enter(kind);
    room.lock().lock();
    for (Room.Kind otherKind : Room.Kind.values()) {
      Room other = otherKind.make(subject);
      other.lock().lock();
      assertAllThrow(IllegalArgumentException.class, other.lock().newCondition());
    }
  }

  @EveryRoom
  void conditionOfTheJdksLockIsAnError(Room.Kind kind) {
    enter(kind);
    room.lock().lock();
    assertAllThrow(IllegalArgumentException.class, new ReentrantLock().newCondition());
  }

  @EveryRoom
  void conditionOfUnknownMakeIsAnError(Room.Kind kind) {
    enter(kind);
    room.lock().lock();
    assertAllThrow(IllegalArgumentException.class, new UnknownCondition());
  }

  @EveryRoom
  void nullConditionIsAnError(Room.Kind kind) {
    enter(kind);
    assertAllThrow(NullPointerException.class, null);
    room.lock().lock();
    assertAllThrow(NullPointerException.class, null);
  }

  private void assertNobodyWaits() {
    assertFalse(room.hasWaiters(condition));
    assertEquals(0, room.waitQueueLength(condition));
    assertTrue(room.waitingThreads(condition).isEmpty());
  }

  private void assertAllThrow(Class<? extends Throwable> error, Condition which) {
    Executable hasWaiters = () -> room.hasWaiters(which);
    Executable waitQueueLength = () -> room.waitQueueLength(which);
    Executable waitingThreads = () -> room.waitingThreads(which);
    assertThrows(error, hasWaiters);
    assertThrows(error, waitQueueLength);
    assertThrows(error, waitingThreads);
  }

  /** A condition that belongs to no lock. */
  private static final class UnknownCondition implements Condition {
    @Override
    public void await() {}

    @Override
    public void awaitUninterruptibly() {}

    @Override
    public long awaitNanos(long nanos) {
      return 0;
    }

    @Override
    public boolean await(long time, TimeUnit unit) {
      return false;
    }

    @Override
    public boolean awaitUntil(Date deadline) {
      return false;
    }

    @Override
    public void signal() {}

    @Override
    public void signalAll() {}
  }
}
