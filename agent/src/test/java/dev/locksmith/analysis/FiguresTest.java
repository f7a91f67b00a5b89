package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0 ns",
    "7, 7 ns",
    "999, 999 ns",
    "1000, 1.00 us",
    "1234, 1.23 us",
    "12345, 12.3 us",
    "999499, 999 us",
    "999500, 1.00 ms",
    "102000000, 102 ms",
    "1500000000, 1.50 s",
    "999999999999, '1,000 s'",
    "12345678000000000, '12,345,678 s'",
    "9223372036854775807, '9,223,372,037 s'",
  })
  void durationHasThreeDigitsAndAUnit(long nanos, String expected) {
    assertEquals(expected, Figures.duration(nanos));
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 0%", "0, 9, 0%", "1, 1000, <1%", "1, 3, 33%", "999, 1000, >99%", "3, 3, 100%"})
  void percentIsHonestAtBothEnds(long part, long whole, String expected) {
    assertEquals(expected, Figures.percent(part, whole));
  }

  @Test
  void countHasSeparatorsAndANoun() {
    assertEquals("1,234,567", Figures.count(1_234_567));
    assertEquals("1 site", Figures.count(1, "site"));
    assertEquals("0 sites", Figures.count(0, "site"));
  }
}
