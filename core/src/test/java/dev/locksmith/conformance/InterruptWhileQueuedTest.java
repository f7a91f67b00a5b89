package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;

/** A thread that is interrupted while it waits for its turn. */
@EverySubject
class InterruptWhileQueuedTest extends Conformance {
  @EveryMode
  void interruptibleFormThrowsAndClearsTheStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter =
        Worker.call(() -> Outcome.ofTaking(it::takeInterruptibly)).awaitParked();
    waiter.interrupt();
    assertEquals(Outcome.THROWN, waiter.get());
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void timedFormThrowsAndClearsTheStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter =
        Worker.call(() -> Outcome.of(() -> it.tryTake(1, TimeUnit.HOURS))).awaitParked();
    waiter.interrupt();
    assertEquals(Outcome.THROWN, waiter.get());
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void uninterruptibleFormWaitsOnAndKeepsTheStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter = Worker.call(() -> Outcome.ofTaking(it::take)).awaitParked();
    waiter.interrupt();
    assertFalse(waiter.endsSoon());
    waiter.awaitParked();
    it.vacate();
    assertEquals(Outcome.TAKEN_INTERRUPTED, waiter.get());
  }

  @EveryMode
  void severalInterruptsAreOneStatus(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> waiter = Worker.call(() -> Outcome.ofTaking(it::take)).awaitParked();
    for (int i = 0; i < 5; i++) {
      waiter.interrupt();
      waiter.awaitParked();
    }
    it.vacate();
    assertEquals(Outcome.TAKEN_INTERRUPTED, waiter.get());
  }

  @EveryMode
  void interruptedFirstWaiterDoesNotStrandTheNext(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Outcome> first =
        Worker.call(
                () -> {
                  Outcome outcome = Outcome.ofTaking(it::takeInterruptibly);
                  if (outcome.end() == Outcome.End.TAKEN) {
                    it.give();
                  }
                  return outcome;
                })
            .awaitParked();
    Worker<Outcome> second =
        Worker.call(() -> Outcome.ofTaking(it::takeInterruptibly)).awaitParked();
    first.interrupt();
    it.vacate();
    assertEquals(Outcome.TAKEN, second.get());
    first.get();
  }

  @EveryMode
  void interruptedMiddleWaiterDoesNotStrandTheNext(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Void> first = takesAndGives(it);
    Worker<Outcome> middle =
        Worker.call(() -> Outcome.of(() -> it.tryTake(1, TimeUnit.HOURS))).awaitParked();
    Worker<Void> last = takesAndGives(it);
    middle.interrupt();
    assertEquals(Outcome.THROWN, middle.get());
    it.vacate();
    first.get();
    last.get();
    assertTrue(it.free());
  }

  @EveryMode
  void interruptOfTheOwnerIsNothing(Mode mode) {
    Takeable it = mode.make(subject);
    Thread.currentThread().interrupt();
    it.occupy();
    Worker<Void> waiter = takesAndGives(it);
    it.vacate();
    waiter.get();
    assertTrue(Thread.interrupted());
    assertTrue(it.free());
  }

  private static Worker<Void> takesAndGives(Takeable it) {
    return Worker.run(
            () -> {
              it.take();
              it.give();
            })
        .awaitParked();
  }
}
