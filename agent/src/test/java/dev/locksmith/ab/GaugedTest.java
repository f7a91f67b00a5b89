package dev.locksmith.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.remote.TargetAttribute;
import dev.locksmith.remote.TargetAttribute.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class GaugedTest {
  @Test
  void aWholeNumberThatOnlyRisesIsACounter() {
    assertIsCounter(true, Kind.UNKNOWN, null, 1L, 1L, 2L);
    assertIsCounter(false, Kind.UNKNOWN, null, 1L, 2L, 1L);
    assertIsCounter(false, Kind.UNKNOWN, null, 5, 5, 5);
    assertIsCounter(false, Kind.UNKNOWN, null, 0.5, 0.7, 0.9);
    assertIsCounter(false, Kind.UNKNOWN, "used", 1L, 2L, 3L);
  }

  @Test
  void whatTheBeanSaysCounts() {
    assertIsCounter(true, Kind.COUNTER, null, 0.5, 0.5);
    assertIsCounter(false, Kind.GAUGE, null, 1L, 2L, 3L);
  }

  private static void assertIsCounter(boolean expected, Kind kind, String key, Number... values) {
    Gauged.Rise rise = new Gauged.Rise(new TargetAttribute(null, "Count", key, kind));
    List.of(values).forEach(rise::add);
    assertEquals(expected, rise.isCounter());
  }
}
