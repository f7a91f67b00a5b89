package dev.locksmith.bench.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.bench.noise.NoiseGate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An A/A pair stands beside every A/B pair, in every round. */
final class ComparisonTest {
  private static final PairListener NOBODY = (pair, kept) -> {};

  private final List<String> diary = new ArrayList<>();

  @Test
  void everyPairHasItsTwin() throws Exception {
    Comparison comparison = run(new Plan(2, 3, 0, ms(1), ms(1), NoiseGate.DEFAULT), false);
    assertEquals(6, comparison.versus().kept().size());
    assertEquals(6, comparison.same().kept().size());
    assertEquals(2, comparison.versus().ratios(Metric.SPEED).median(), 1e-12);
    assertEquals(1, comparison.same().ratios(Metric.SPEED).median(), 1e-12);
    assertEquals(6, diary.stream().filter(line -> line.endsWith("closed")).count());
  }

  @Test
  void disturbanceWithoutEndEndsTheRound() throws Exception {
    Comparison comparison = run(new Plan(2, 3, 4, ms(1), ms(1), NoiseGate.DEFAULT), true);
    assertEquals(0, comparison.versus().kept().size());
    assertEquals(12, comparison.dropped());
    assertEquals("-", comparison.versus().ratios(Metric.SPEED).toString());
  }

  private Comparison run(Plan plan, boolean noisy) throws Exception {
    return Comparison.run(new Pairing("a", "b"), plan, name -> arm(name, noisy), NOBODY, NOBODY);
  }

  private Arm arm(String name, boolean noisy) {
    Iterator<Double> noise =
        noisy ? Stream.generate(() -> 0.5).iterator() : Collections.emptyIterator();
    return new ScriptedArm(name, name.equals("a") ? 100 : 200, noise, diary);
  }

  private static Duration ms(int millis) {
    return Duration.ofMillis(millis);
  }
}
