package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;

/**
 * A thread that is interrupted before it calls: the interruptible forms throw, clear the status and
 * take nothing, even where they would not have to wait; the other forms neither notice nor lose it.
 */
@EverySubject
class InterruptBeforeTest extends Conformance {
  @EveryMode
  void interruptibleFormThrowsWhenFree(Mode mode) {
    Takeable it = mode.make(subject);
    assertEquals(Outcome.THROWN, whenInterrupted(it::takeInterruptibly));
    assertTrue(it.free());
  }

  @EveryMode
  void interruptibleFormThrowsWhenOccupied(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    assertEquals(Outcome.THROWN, Worker.elsewhere(() -> whenInterrupted(it::takeInterruptibly)));
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void timedFormThrowsWhenFree(Mode mode) {
    Takeable it = mode.make(subject);
    assertEquals(Outcome.THROWN, Outcome.whenInterrupted(() -> it.tryTake(1, TimeUnit.HOURS)));
    assertTrue(it.free());
  }

  @EveryMode
  void timedFormThrowsWhenOccupied(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    assertEquals(
        Outcome.THROWN,
        Worker.elsewhere(() -> Outcome.whenInterrupted(() -> it.tryTake(1, TimeUnit.HOURS))));
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void timedFormThrowsWithoutTimeToWait(Mode mode) {
    Takeable it = mode.make(subject);
    for (long time : new long[] {0, -1, Long.MIN_VALUE}) {
      assertEquals(
          Outcome.THROWN,
          Outcome.whenInterrupted(() -> it.tryTake(time, TimeUnit.NANOSECONDS)),
          "when free, " + time);
    }
    it.occupy();
    for (long time : new long[] {0, -1, Long.MIN_VALUE}) {
      assertEquals(
          Outcome.THROWN,
          Worker.elsewhere(
              () -> Outcome.whenInterrupted(() -> it.tryTake(time, TimeUnit.NANOSECONDS))),
          "when occupied, " + time);
    }
  }

  @EveryMode
  void uninterruptibleFormKeepsTheStatusWhenFree(Mode mode) {
    Takeable it = mode.make(subject);
    assertEquals(Outcome.TAKEN_INTERRUPTED, whenInterrupted(it::take));
    it.give();
    assertTrue(it.free());
  }

  @EveryMode
  void uninterruptibleFormWaitsAndKeepsTheStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter = Worker.call(() -> whenInterrupted(it::take)).awaitParked();
    it.vacate();
    assertEquals(Outcome.TAKEN_INTERRUPTED, waiter.get());
  }

  @EveryMode
  void untimedTryIsNotRefusedForAnInterrupt(Mode mode) {
    Takeable it = mode.make(subject);
    assertEquals(Outcome.TAKEN_INTERRUPTED, Outcome.whenInterrupted(it::tryTake));
    it.give();
    assertTrue(it.free());
  }

  @EveryMode
  void refusedUntimedTryKeepsTheStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    assertEquals(
        Outcome.REFUSED_INTERRUPTED, Worker.elsewhere(() -> Outcome.whenInterrupted(it::tryTake)));
  }

  @EveryMode
  void givingBackKeepsTheStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.take();
    assertEquals(Outcome.TAKEN_INTERRUPTED, whenInterrupted(it::give));
    assertTrue(it.free());
  }

  private static Outcome whenInterrupted(Outcome.Acquisition acquisition) {
    Thread.currentThread().interrupt();
    return Outcome.ofTaking(acquisition);
  }
}
