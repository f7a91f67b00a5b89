package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.Condition;

/** Who is woken by a signal. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class ConditionSignalTest extends ConditionConformance {
  private static final Woken SIGNALLED = new Woken(Outcome.TAKEN, 1);

  @EveryRoom
  void signalsGoToTheLongestWaiting(Room.Kind kind) {
    enter(kind);
    List<Worker<Woken>> waiters = new ArrayList<>();
    for (AwaitForm form : AwaitForm.values()) {
      waiters.add(waiter(form));
    }
    for (int i = 0; i < waiters.size(); i++) {
      signal();
      assertEquals(SIGNALLED, waiters.get(i).get());
      for (Worker<Woken> later : waiters.subList(i + 1, waiters.size())) {
        assertFalse(later.done());
      }
    }
  }

  @EveryRoom
  void signalToAllWakesAll(Room.Kind kind) {
    enter(kind);
    List<Worker<Woken>> waiters = new ArrayList<>();
    for (AwaitForm form : AwaitForm.values()) {
      waiters.add(waiter(form));
    }
    signalAll();
    waiters.forEach(waiter -> assertEquals(SIGNALLED, waiter.get()));
  }

  @EveryRoom
  void signalWakesOnlyOne(Room.Kind kind) {
    enter(kind);
    Worker<Woken> first = waiter(AwaitForm.AWAIT);
    Worker<Woken> second = waiter(AwaitForm.AWAIT);
    signal();
    first.get();
    assertFalse(second.endsSoon());
    signal();
    second.get();
  }

  @EveryRoom
  void signalToNobodyIsForgotten(Room.Kind kind) {
    enter(kind);
    signal();
    signalAll();
    Worker<Woken> waiter = waiter(AwaitForm.AWAIT);
    assertFalse(waiter.endsSoon());
    signal();
    waiter.get();
  }

  @EveryRoom
  void conditionsOfOneLockAreApart(Room.Kind kind) {
    enter(kind);
    Condition other = room.lock().newCondition();
    assertNotSame(condition, other);
    Worker<Woken> waiter = waiter(AwaitForm.AWAIT);
    Worker<Woken> otherWaiter = waiter(other, AwaitForm.AWAIT::await, 1);
    signal(other);
    otherWaiter.get();
    assertFalse(waiter.endsSoon());
    signal();
    waiter.get();
  }

  @EveryRoom
  void signalledThreadsQueueForTheLock(Room.Kind kind) {
    enter(kind);
    Worker<Woken> first = waiter(AwaitForm.AWAIT);
    Worker<Woken> second = waiter(AwaitForm.NANOS);
    room.lock().lock();
    assertEquals(0, room.queuedThreads().size());
    condition.signalAll();
    assertEquals(Set.of(first.thread(), second.thread()), Set.copyOf(room.queuedThreads()));
    assertFalse(room.hasWaiters(condition));
    room.lock().unlock();
    first.get();
    second.get();
  }

  @EveryRoom
  void signalledThreadsOfAFairLockEnterInOrder(Room.Kind kind) {
    subject.assumeFair();
    enter(kind);
    List<Integer> order = new ArrayList<>();
    List<Worker<Woken>> waiters = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int number = i;
      waiters.add(
          waiter(
              condition,
              c -> {
                boolean told = AwaitForm.TIMED.await(c);
                order.add(number);
                return told;
              },
              1));
    }
    signalAll();
    waiters.forEach(Worker::get);
    assertEquals(List.of(0, 1, 2, 3, 4, 5), order);
  }

  @EveryRoom
  void signallerKeepsTheLock(Room.Kind kind) {
    enter(kind);
    Worker<Woken> waiter = waiter(AwaitForm.AWAIT);
    room.lock().lock();
    room.lock().lock();
    condition.signal();
    assertEquals(2, room.holds());
    room.lock().unlock();
    assertFalse(waiter.endsSoon());
    room.lock().unlock();
    waiter.get();
  }

  @EveryRoom
  void waiterMayWaitAgain(Room.Kind kind) {
    enter(kind);
    for (int i = 0; i < 5; i++) {
      Worker<Woken> waiter = waiter(AwaitForm.AWAIT);
      signal();
      assertEquals(SIGNALLED, waiter.get());
    }
  }
}
