package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;

/** The timed forms: how long they wait, and what they leave behind. */
@EverySubject
class TimeoutTest extends Conformance {
  private static final long[] NO_TIME = {0, -1, Long.MIN_VALUE};

  @EveryMode
  void timeThatIsNotPositiveTakesWhatIsFree(Mode mode) throws InterruptedException {
    for (long time : NO_TIME) {
      Takeable it = mode.make(subject);
      assertTrue(it.tryTake(time, TimeUnit.SECONDS), "time " + time);
      assertFalse(it.free());
    }
  }

  @EveryMode
  void timeThatIsNotPositiveDoesNotWait(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    for (long time : NO_TIME) {
      assertFalse(Worker.can(() -> it.tryTake(time, TimeUnit.DAYS)), "time " + time);
    }
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void waitsAtLeastAsLongAsTold(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    long waited =
        Worker.elsewhere(
            () -> {
              long start = System.nanoTime();
              assertFalse(it.tryTake(20, TimeUnit.MILLISECONDS));
              return System.nanoTime() - start;
            });
    assertTrue(waited >= TimeUnit.MILLISECONDS.toNanos(20), "waited " + waited);
  }

  @EveryMode
  void shortestTimeComesToAnEnd(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    for (int i = 0; i < 20; i++) {
      assertFalse(Worker.can(() -> it.tryTake(1, TimeUnit.NANOSECONDS)));
    }
  }

  @EveryMode
  void longestTimeInNanosecondsWaits(Mode mode) {
    assertTakesAfterWaiting(mode, Long.MAX_VALUE, TimeUnit.NANOSECONDS);
  }

  @EveryMode
  void longestTimeInDaysWaits(Mode mode) {
    assertTakesAfterWaiting(mode, Long.MAX_VALUE, TimeUnit.DAYS);
  }

  private void assertTakesAfterWaiting(Mode mode, long time, TimeUnit unit) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter =
        Worker.call(() -> Outcome.of(() -> it.tryTake(time, unit))).awaitParked();
    assertFalse(waiter.endsSoon());
    it.vacate();
    assertEquals(Outcome.TAKEN, waiter.get());
    assertFalse(it.free());
  }

  @EveryMode
  void timeoutTakesNothing(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    assertFalse(Worker.can(() -> it.tryTake(1, TimeUnit.MILLISECONDS)));
    it.vacate();
    assertTrue(it.free());
    assertTrue(Worker.can(it::tryTake));
  }

  @EveryMode
  void timedOutWaiterDoesNotStrandTheNext(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> first =
        Worker.call(() -> Outcome.of(() -> it.tryTake(5, TimeUnit.MILLISECONDS)));
    Worker<Outcome> second = Worker.call(() -> Outcome.ofTaking(it::take));
    assertEquals(Outcome.REFUSED, first.get());
    second.awaitParked();
    it.vacate();
    assertEquals(Outcome.TAKEN, second.get());
  }

  @EveryMode
  void noUnitIsAnErrorWhenFree(Mode mode) {
    Takeable it = mode.make(subject);
    assertThrows(NullPointerException.class, () -> it.tryTake(1, null));
    assertTrue(it.free());
  }

  @EveryMode
  void noUnitIsAnErrorWhenOccupied(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker.run(() -> assertThrows(NullPointerException.class, () -> it.tryTake(0, null))).get();
  }
}
