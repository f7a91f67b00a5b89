package dev.locksmith.conformance;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The base of the checks of conditions: a room, its condition, and threads that wait in it. */
@SuppressWarnings("LockNotBeforeTry")
abstract class ConditionConformance extends Conformance {
  Room room;
  Condition condition;

  /** How a wait ended, and what the thread had afterwards. */
  record Woken(Outcome outcome, int holds) {}

  static Stream<Arguments> waits() {
    return waits(form -> true);
  }

  static Stream<Arguments> interruptibleWaits() {
    return waits(AwaitForm::interruptible);
  }

  private static Stream<Arguments> waits(Predicate<AwaitForm> wanted) {
    return Stream.of(Room.Kind.values())
        .flatMap(
            kind ->
                Stream.of(AwaitForm.values()).filter(wanted).map(form -> Arguments.of(kind, form)));
  }

  void enter(Room.Kind kind) {
    room = kind.make(subject);
    condition = room.lock().newCondition();
  }

  Worker<Woken> waiter(AwaitForm form) {
    return waiter(form, 1);
  }

  /**
   * A thread that waits for the condition, with that many holds. Call without holding the lock; it
   * waits when this returns.
   */
  Worker<Woken> waiter(AwaitForm form, int holds) {
    return waiter(condition, form::await, holds);
  }

  /** A wait for a condition. */
  interface Wait {
    boolean run(Condition condition) throws InterruptedException;
  }

  Worker<Woken> waiter(Condition which, Wait wait, int holds) {
    AtomicBoolean inside = new AtomicBoolean();
    Worker<Woken> worker =
        Worker.call(
            () -> {
              for (int i = 0; i < holds; i++) {
                room.lock().lock();
              }
              inside.set(true);
              Outcome outcome = Outcome.of(() -> wait.run(which));
              Woken woken = new Woken(outcome, room.holds());
              for (int i = woken.holds(); i > 0; i--) {
                room.lock().unlock();
              }
              return woken;
            });
    Await.until("a thread to take the lock", () -> inside.get() || worker.done());
    locked(room::holds); // Possible only after it has given the lock back, to wait.
    return worker;
  }

  /** A question about the lock. */
  interface Question {
    int ask();
  }

  /** The answer, asked while holding the lock. */
  int locked(Question question) {
    room.lock().lock();
    try {
      return question.ask();
    } finally {
      room.lock().unlock();
    }
  }

  void signal() {
    signal(condition);
  }

  void signal(Condition which) {
    room.lock().lock();
    which.signal();
    room.lock().unlock();
  }

  void signalAll() {
    room.lock().lock();
    condition.signalAll();
    room.lock().unlock();
  }
}
