package dev.locksmith.bench.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.bench.noise.NoiseGate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pairs alternate, and disturbed ones are measured again. */
final class PairSeriesTest {
  private static final Duration ANY = Duration.ofMillis(1);

  private final List<String> diary = new ArrayList<>();
  private final List<Boolean> heard = new ArrayList<>();
  private final PairSeries series =
      new PairSeries(NoiseGate.DEFAULT, (pair, kept) -> heard.add(kept));

  @Test
  void orderAlternates() throws Exception {
    measure(arm("a", 100), arm("b", 200), 3);
    assertEquals(List.of("a", "b", "b", "a", "a", "b"), diary);
  }

  @Test
  void ratioIsContenderOverBase() throws Exception {
    measure(arm("a", 100), arm("b", 200), 2);
    assertEquals(2, series.ratios(Metric.SPEED).median(), 1e-12);
    assertEquals(0.5, series.ratios(Metric.CPU).median(), 1e-12);
    assertEquals("-", series.ratios(Metric.WAIT).toString());
  }

  @Test
  void timePerOperationHasMeanAndDeviation() throws Exception {
    measure(arm("a", 100), arm("b", 200), 2);
    assertEquals("0.010 ± 0.000", series.baseSeconds().toString());
    assertEquals("0.005 ± 0.000", series.contenderSeconds().toString());
  }

  @Test
  void disturbedPairIsMeasuredAgainInTheSameOrder() throws Exception {
    measure(arm("a", 100, 0.13, 0.0), arm("b", 200), 3);
    assertEquals(List.of("a", "b", "a", "b", "b", "a"), diary);
    assertEquals(2, series.kept().size());
    assertEquals(1, series.dropped());
    assertEquals(List.of(false, true, true), heard);
  }

  private void measure(Arm base, Arm contender, int times) throws Exception {
    for (int i = 0; i < times; i++) {
      series.measure(base, contender, ANY);
    }
  }

  private Arm arm(String name, long operations, Double... noise) {
    return new ScriptedArm(
        name,
        operations,
        noise.length == 0 ? Collections.emptyIterator() : List.of(noise).iterator(),
        diary);
  }
}
