package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

/** A condition serves only the thread that holds its lock. */
@EverySubject
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
class ConditionOwnershipTest extends ConditionConformance {
  @EveryAwait
  void waitWithoutTheLockIsAnError(Room.Kind kind, AwaitForm form) {
    enter(kind);
    assertThrows(IllegalMonitorStateException.class, () -> form.await(condition));
    assertEquals(0, locked(() -> room.waitQueueLength(condition)));
  }

  @EveryAwait
  void waitWhileAnotherHoldsTheLockIsAnError(Room.Kind kind, AwaitForm form) {
    enter(kind);
    room.lock().lock();
    Worker.run(() -> assertThrows(IllegalMonitorStateException.class, () -> form.await(condition)))
        .get();
    assertEquals(1, room.holds());
  }

  @EveryRoom
  void waitWithoutTimeAndWithoutTheLockIsAnError(Room.Kind kind) {
    enter(kind);
    assertThrows(IllegalMonitorStateException.class, () -> condition.awaitNanos(0));
    assertThrows(IllegalMonitorStateException.class, () -> condition.await(-1, TimeUnit.SECONDS));
  }

  @EveryRoom
  void signalWithoutTheLockIsAnError(Room.Kind kind) {
    enter(kind);
    assertThrows(IllegalMonitorStateException.class, condition::signal);
    assertThrows(IllegalMonitorStateException.class, condition::signalAll);
  }

  @EveryRoom
  void signalWhileAnotherHoldsTheLockIsAnError(Room.Kind kind) {
    enter(kind);
    Worker<Woken> waiter = waiter(AwaitForm.AWAIT);
    room.lock().lock();
    Worker.run(
            () -> {
              assertThrows(IllegalMonitorStateException.class, condition::signal);
              assertThrows(IllegalMonitorStateException.class, condition::signalAll);
            })
        .get();
    room.lock().unlock();
    assertFalse(waiter.endsSoon());
    signal();
    waiter.get();
  }

  @Test
  void readerDoesNotHoldTheWriteLock() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    Condition condition = lock.writeLock().newCondition();
    lock.readLock().lock();
    assertThrows(IllegalMonitorStateException.class, condition::signal);
    assertThrows(IllegalMonitorStateException.class, condition::signalAll);
    assertThrows(IllegalMonitorStateException.class, condition::await);
    assertEquals(1, lock.getReadHoldCount());
  }

  @EveryRoom
  void conditionMayBeMadeWithoutTheLock(Room.Kind kind) {
    enter(kind);
    room.lock().lock();
    Condition made = Worker.elsewhere(() -> room.lock().newCondition());
    made.signal();
    assertFalse(room.hasWaiters(made));
  }
}
