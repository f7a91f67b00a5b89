package dev.locksmith.conformance;

import static java.util.concurrent.TimeUnit.NANOSECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/** A thread that is interrupted around a wait for a condition. */
@EverySubject
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
class ConditionInterruptTest extends ConditionConformance {
  @EveryInterruptibleAwait
  void beforeTheWait(Room.Kind kind, AwaitForm form) {
    enter(kind);
    room.lock().lock();
    room.lock().lock();
    assertEquals(Outcome.THROWN, Outcome.whenInterrupted(() -> form.await(condition)));
    assertEquals(2, room.holds());
    assertFalse(room.hasWaiters(condition));
  }

  @EveryInterruptibleAwait
  void duringTheWait(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form, 2).awaitParked();
    waiter.interrupt();
    assertEquals(new Woken(Outcome.THROWN, 2), waiter.get());
    assertEquals(0, locked(() -> room.waitQueueLength(condition)));
  }

  @EveryInterruptibleAwait
  void doesNotReturnBeforeTheLockIsFree(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form).awaitParked();
    room.lock().lock();
    waiter.interrupt();
    assertFalse(waiter.endsSoon());
    room.lock().unlock();
    assertEquals(new Woken(Outcome.THROWN, 1), waiter.get());
  }

  @EveryAwait
  void afterASignalIsOnlyAStatus(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form).awaitParked();
    room.lock().lock();
    condition.signal();
    waiter.interrupt();
    room.lock().unlock();
    assertEquals(new Woken(Outcome.TAKEN_INTERRUPTED, 1), waiter.get());
  }

  @EveryRoom
  void uninterruptibleFormWaitsAlthoughInterruptedBefore(Room.Kind kind) {
    enter(kind);
    Worker<Woken> waiter =
        waiter(
            condition,
            c -> {
              Thread.currentThread().interrupt();
              return AwaitForm.UNINTERRUPTIBLY.await(c);
            },
            2);
    assertFalse(waiter.endsSoon());
    signal();
    assertEquals(new Woken(Outcome.TAKEN_INTERRUPTED, 2), waiter.get());
  }

  @EveryRoom
  void uninterruptibleFormWaitsOnWhenInterrupted(Room.Kind kind) {
    enter(kind);
    Worker<Woken> waiter = waiter(AwaitForm.UNINTERRUPTIBLY).awaitParked();
    waiter.interrupt();
    assertFalse(waiter.endsSoon());
    assertEquals(1, locked(() -> room.waitQueueLength(condition)));
    signal();
    assertEquals(new Woken(Outcome.TAKEN_INTERRUPTED, 1), waiter.get());
  }

  @EveryRoom
  void interruptedWaiterTakesNoSignal(Room.Kind kind) {
    enter(kind);
    Worker<Woken> first = waiter(AwaitForm.AWAIT).awaitParked();
    Worker<Woken> second = waiter(AwaitForm.AWAIT).awaitParked();
    first.interrupt();
    assertEquals(Outcome.THROWN, first.get().outcome());
    signal();
    assertEquals(Outcome.TAKEN, second.get().outcome());
  }

  @EveryRoom
  void interruptThatRacesASignalDoesNotLoseIt(Room.Kind kind) {
    enter(kind);
    for (int i = 0; i < 100; i++) {
      Worker<Woken> first = waiter(AwaitForm.AWAIT);
      Worker<Woken> second = waiter(AwaitForm.AWAIT);
      room.lock().lock();
      first.interrupt();
      condition.signal();
      room.lock().unlock();
      Outcome outcome = first.get().outcome();
      if (outcome.equals(Outcome.TAKEN_INTERRUPTED)) {
        signal();
      } else {
        assertEquals(Outcome.THROWN, outcome);
      }
      assertEquals(Outcome.TAKEN, second.get().outcome());
    }
  }

  @EveryRoom
  void timeoutThatRacesASignalDoesNotLoseIt(Room.Kind kind) {
    enter(kind);
    for (int i = 0; i < 100; i++) {
      long nanos = 100_000L + 10_000L * i;
      Worker<Woken> first = waiter(condition, c -> c.await(nanos, NANOSECONDS), 1);
      Worker<Woken> second = waiter(AwaitForm.AWAIT);
      signal();
      if (first.get().outcome().equals(Outcome.TAKEN)) {
        signal();
      }
      assertEquals(Outcome.TAKEN, second.get().outcome());
    }
  }
}
