package dev.locksmith.bench.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What counts as noise, and how much is too much. */
final class NoiseGateTest {
  private static final long TICK = 10_000_000;

  @Test
  void ownTimeIsNoNoise() {
    Noise noise = Noise.of(new CpuTicks(100, 0, 200), 100 * TICK);
    assertEquals(0, noise.share());
  }

  @Test
  void othersAndStealAre() {
    Noise noise = Noise.of(new CpuTicks(100, 5, 200), 90 * TICK);
    assertEquals(0.075, noise.share(), 1e-9);
  }

  @Test
  void moreOwnTimeThanBusyTimeIsRounding() {
    Noise noise = Noise.of(new CpuTicks(100, 0, 200), 101 * TICK);
    assertEquals(0, noise.share());
  }

  @Test
  void moreThanSixPercentIsTooMuch() {
    assertTrue(NoiseGate.DEFAULT.keeps(new Noise(6, 100)));
    assertFalse(NoiseGate.DEFAULT.keeps(new Noise(6.01, 100)));
    assertTrue(NoiseGate.OPEN.keeps(new Noise(100, 100)));
  }

  @Test
  void twoMeasurementsCountTogether() {
    assertEquals(0.06, new Noise(12, 100).plus(new Noise(0, 100)).share(), 1e-9);
  }

  @Test
  void gateThatCannotSeeGatesNothing() {
    assertTrue(Double.isNaN(Noise.UNKNOWN.share()));
    assertTrue(NoiseGate.DEFAULT.keeps(Noise.UNKNOWN));
    assertFalse(new Noise(1, 100).plus(Noise.UNKNOWN).isKnown());
  }
}
