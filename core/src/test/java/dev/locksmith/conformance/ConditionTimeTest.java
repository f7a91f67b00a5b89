package dev.locksmith.conformance;

import static java.util.concurrent.TimeUnit.DAYS;
import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.NANOSECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Date;
import java.util.concurrent.atomic.AtomicLong;

/** The timed waits: how long, and what they return. */
@EverySubject
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop", "JavaUtilDate"})
class ConditionTimeTest extends ConditionConformance {
  private static final long[] NO_TIME = {0, -1, Long.MIN_VALUE};

  @EveryRoom
  void noTimeInNanoseconds(Room.Kind kind) throws InterruptedException {
    enterTwice(kind);
    for (long time : NO_TIME) {
      assertTrue(condition.awaitNanos(time) <= 0, "time " + time);
      assertUnchanged();
    }
  }

  @EveryRoom
  void noTime(Room.Kind kind) throws InterruptedException {
    enterTwice(kind);
    for (long time : NO_TIME) {
      assertFalse(condition.await(time, DAYS), "time " + time);
      assertUnchanged();
    }
  }

  @EveryRoom
  void timeInThePast(Room.Kind kind) throws InterruptedException {
    enterTwice(kind);
    assertFalse(condition.awaitUntil(new Date(0)));
    assertFalse(condition.awaitUntil(new Date(Long.MIN_VALUE)));
    assertFalse(condition.awaitUntil(new Date()));
    assertUnchanged();
  }

  @EveryRoom
  void waitsAllNanoseconds(Room.Kind kind) throws InterruptedException {
    enterTwice(kind);
    long start = System.nanoTime();
    long left = condition.awaitNanos(MILLISECONDS.toNanos(10));
    long waited = System.nanoTime() - start;
    assertTrue(left <= 0, "left " + left);
    assertTrue(waited >= MILLISECONDS.toNanos(10), "waited " + waited);
    assertUnchanged();
  }

  @EveryRoom
  void waitsAllTheTime(Room.Kind kind) throws InterruptedException {
    enterTwice(kind);
    long start = System.nanoTime();
    assertFalse(condition.await(10, MILLISECONDS));
    long waited = System.nanoTime() - start;
    assertTrue(waited >= MILLISECONDS.toNanos(10), "waited " + waited);
    assertUnchanged();
  }

  @EveryRoom
  void waitsUntilTheDate(Room.Kind kind) throws InterruptedException {
    enterTwice(kind);
    long deadline = System.currentTimeMillis() + 10;
    assertFalse(condition.awaitUntil(new Date(deadline)));
    assertTrue(System.currentTimeMillis() >= deadline);
    assertUnchanged();
  }

  @EveryRoom
  void remainingTimeIsWhatWasNotWaited(Room.Kind kind) {
    enter(kind);
    long time = SECONDS.toNanos(3_600);
    AtomicLong left = new AtomicLong();
    AtomicLong waited = new AtomicLong();
    Worker<Woken> waiter =
        waiter(
            condition,
            c -> {
              long start = System.nanoTime();
              left.set(c.awaitNanos(time));
              waited.set(System.nanoTime() - start);
              return true;
            },
            1);
    assertFalse(waiter.endsSoon());
    signal();
    waiter.get();
    assertTrue(left.get() < time, "left " + left);
    assertTrue(left.get() >= time - waited.get(), "left " + left + " after " + waited);
  }

  @EveryRoom
  void longestTimeInNanoseconds(Room.Kind kind) {
    enter(kind);
    assertWaits(c -> c.awaitNanos(Long.MAX_VALUE) > 0);
  }

  @EveryRoom
  void longestTime(Room.Kind kind) {
    enter(kind);
    assertWaits(c -> c.await(Long.MAX_VALUE, NANOSECONDS));
    assertWaits(c -> c.await(Long.MAX_VALUE, DAYS));
  }

  @EveryRoom
  void latestDate(Room.Kind kind) {
    enter(kind);
    assertWaits(c -> c.awaitUntil(new Date(Long.MAX_VALUE)));
  }

  private void assertWaits(Wait wait) {
    Worker<Woken> waiter = waiter(condition, wait, 1).awaitParked();
    assertFalse(waiter.endsSoon());
    signal();
    assertEquals(new Woken(Outcome.TAKEN, 1), waiter.get());
  }

  @EveryRoom
  void timedOutWaiterTakesNoSignal(Room.Kind kind) {
    enter(kind);
    Worker<Woken> first = waiter(condition, c -> c.await(5, MILLISECONDS), 1);
    Worker<Woken> second = waiter(AwaitForm.AWAIT);
    assertEquals(Outcome.REFUSED, first.get().outcome());
    signal();
    assertEquals(Outcome.TAKEN, second.get().outcome());
  }

  @EveryRoom
  void timedOutWaiterDoesNotReturnBeforeTheLockIsFree(Room.Kind kind) {
    enter(kind);
    Worker<Woken> waiter = lockDuringATimedWait();
    Await.until("the timeout", () -> !room.hasWaiters(condition));
    assertFalse(waiter.endsSoon());
    room.lock().unlock();
    assertEquals(new Woken(Outcome.REFUSED, 1), waiter.get());
  }

  /** Takes the lock while a worker waits whose time runs out soon. */
  private Worker<Woken> lockDuringATimedWait() {
    for (long time = 20; ; time *= 4) {
      long millis = time;
      Worker<Woken> waiter = waiter(condition, c -> c.await(millis, MILLISECONDS), 1);
      room.lock().lock();
      if (room.hasWaiters(condition)) {
        return waiter;
      }
      room.lock().unlock();
    }
  }

  @EveryRoom
  void noUnitIsAnError(Room.Kind kind) {
    enterTwice(kind);
    assertThrows(NullPointerException.class, () -> condition.await(1, null));
    assertUnchanged();
  }

  @EveryRoom
  void noDateIsAnError(Room.Kind kind) {
    enterTwice(kind);
    assertThrows(NullPointerException.class, () -> condition.awaitUntil(null));
    assertUnchanged();
  }

  private void enterTwice(Room.Kind kind) {
    enter(kind);
    room.lock().lock();
    room.lock().lock();
  }

  private void assertUnchanged() {
    assertEquals(2, room.holds());
    assertFalse(room.hasWaiters(condition));
  }
}
