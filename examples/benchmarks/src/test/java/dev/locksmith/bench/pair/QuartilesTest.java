package dev.locksmith.bench.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The quartiles of known data. */
final class QuartilesTest {
  @Test
  void medianStandsInTheMiddle() {
    Quartiles quartiles = Quartiles.of(5, 1, 4, 2, 3);
    assertEquals(3, quartiles.median(), 1e-12);
    assertEquals(5.0 / 3, quartiles.lower(), 1e-9);
    assertEquals(13.0 / 3, quartiles.upper(), 1e-9);
  }

  @Test
  void oneValueIsAllThree() {
    assertEquals(new Quartiles(2, 2, 2), Quartiles.of(2));
  }

  @Test
  void valuesThatAreNoneDoNotCount() {
    assertEquals(new Quartiles(2, 2, 2), Quartiles.of(Double.NaN, 2, Double.POSITIVE_INFINITY));
  }

  @Test
  void nothingIsADash() {
    assertEquals("-", Quartiles.of().toString());
    assertEquals("2.00 [2.00..2.00]", Quartiles.of(2).toString());
  }
}
