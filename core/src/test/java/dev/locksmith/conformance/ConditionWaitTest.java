package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.locks.LockSupport;

/** Waiting gives the whole lock back, and returns with the whole lock. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class ConditionWaitTest extends ConditionConformance {
  @EveryAwait
  void returnsAfterASignal(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form);
    signal();
    assertEquals(new Woken(Outcome.TAKEN, 1), waiter.get());
  }

  @EveryAwait
  void returnsAfterASignalToAll(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form);
    signalAll();
    assertEquals(new Woken(Outcome.TAKEN, 1), waiter.get());
  }

  @EveryAwait
  void doesNotReturnWithoutASignal(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form);
    assertFalse(waiter.endsSoon());
    signal();
    waiter.get();
  }

  @EveryAwait
  void allHoldsAreGivenBackAndRestored(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form, 3);
    assertTrue(room.lock().tryLock());
    assertEquals(1, room.holds());
    room.lock().unlock();
    signal();
    assertEquals(new Woken(Outcome.TAKEN, 3), waiter.get());
    assertTrue(room.lock().tryLock());
  }

  @EveryAwait
  void doesNotReturnBeforeTheLockIsFree(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form);
    room.lock().lock();
    condition.signal();
    assertFalse(waiter.endsSoon());
    room.lock().unlock();
    waiter.get();
  }

  @EveryAwait
  void waiterIsParkedWithABlocker(Room.Kind kind, AwaitForm form) {
    enter(kind);
    Worker<Woken> waiter = waiter(form).awaitParked();
    assertEquals(form.state(), waiter.thread().getState());
    assertNotNull(LockSupport.getBlocker(waiter.thread()));
    signal();
    waiter.get();
  }

  @EveryAwait
  void waitingWakesTheNextInLine(Room.Kind kind, AwaitForm form) {
    enter(kind);
    room.lock().lock();
    Worker<Void> next =
        Worker.run(
                () -> {
                  room.lock().lock();
                  condition.signal();
                  room.lock().unlock();
                })
            .awaitParked();
    Outcome outcome = Outcome.of(() -> form.await(condition));
    assertEquals(Outcome.TAKEN, outcome);
    assertEquals(1, room.holds());
    room.lock().unlock();
    next.get();
  }
}
