package dev.locksmith.ab;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TimeBudgetTest {
  @Test
  void thereIsRoomForAsManyRunsAsFitByTheirMeanLength() throws InterruptedException {
    TimeBudget hour = new TimeBudget(3600);
    assertTrue(hour.hasRoomFor(1_000_000), "nothing is known yet of how long a run takes");
    Thread.sleep(20);
    hour.ran();

    assertTrue(hour.hasRoomFor(2));
    assertFalse(hour.hasRoomFor(1_000_000));
  }
}
