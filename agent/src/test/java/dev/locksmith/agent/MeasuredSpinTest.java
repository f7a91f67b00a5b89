package dev.locksmith.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

final class MeasuredSpinTest {
  @RepeatedTest(3)
  void wakeUpTakesTime() {
    long nanos = WakeUpCost.measure();

    assertTrue(nanos > 200 && nanos < 100_000_000, nanos + " ns");
  }

  @Test
  void staysWithinReason() {
    assertEquals(5_000, MeasuredSpin.clamp(100));
    assertEquals(17_000, MeasuredSpin.clamp(17_000));
    assertEquals(50_000, MeasuredSpin.clamp(3_000_000));
  }
}
