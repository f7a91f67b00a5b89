package dev.locksmith.bench.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Mean and standard deviation of known data. */
final class MeanAndDeviationTest {
  @Test
  void deviationIsThatOfASample() {
    MeanAndDeviation both = MeanAndDeviation.of(2, 4, 4, 4, 5, 5, 7, 9);
    assertEquals(5, both.mean(), 1e-12);
    assertEquals(Math.sqrt(32.0 / 7), both.deviation(), 1e-12);
  }

  @Test
  void nothingIsADash() {
    assertEquals("-", MeanAndDeviation.of().toString());
  }
}
