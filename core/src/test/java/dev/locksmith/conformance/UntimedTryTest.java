package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The untimed try: at once, or not at all. */
@EverySubject
class UntimedTryTest extends Conformance {
  @EveryMode
  void takesWhatIsFree(Mode mode) {
    Takeable it = mode.make(subject);
    assertTrue(it.tryTake());
    assertFalse(it.free());
  }

  @EveryMode
  void isRefusedWhatIsOccupied(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    assertFalse(Worker.can(it::tryTake));
  }

  @EveryMode
  void refusalTakesNothing(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    assertFalse(Worker.can(it::tryTake));
    it.vacate();
    assertTrue(it.free());
  }

  @EveryMode
  void takesAgainAfterGivingBack(Mode mode) {
    Takeable it = mode.make(subject);
    for (int i = 0; i < 100; i++) {
      assertTrue(it.tryTake());
      it.give();
    }
    assertTrue(it.free());
  }

  @EveryMode
  void isRefusedWhileAnotherWaits(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Void> waiter = Worker.run(it::take).awaitParked();
    assertFalse(Worker.can(it::tryTake));
    it.vacate();
    waiter.get();
  }
}
