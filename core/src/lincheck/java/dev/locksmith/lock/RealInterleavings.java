package dev.locksmith.lock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The scenarios with real threads, over and over. This is what finds a lost wake-up among more
 * threads than two: the model checker lets a parked thread wake up for no reason, as the JDK does
 * not promise the contrary, and the wait list then recovers from what would be a hang.
 */
final class RealInterleavings {
  private static final int RUNS = 100;
  private static final Duration HUNG = Duration.ofSeconds(60);

  @AfterAll
  static void reset() {
    Subjects.use(Subjects.Variant.PADDED);
  }

  static List<Arguments> scenariosAndVariants() {
    List<Arguments> all = new ArrayList<>();
    for (Subjects.Variant variant : Effort.variants()) {
      for (Runnable scenario : Scenarios.ALL) {
        all.add(Arguments.of(scenario, variant));
      }
    }
    if (!Effort.isLong()) {
      for (Runnable scenario : ReadWriteScenarios.values()) {
        all.add(Arguments.of(scenario, Subjects.Variant.READERS_FIRST));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("scenariosAndVariants")
  void noThreadIsLeftBehind(Runnable scenario, Subjects.Variant variant) {
    Subjects.use(variant);
    Assertions.assertTimeoutPreemptively(
        HUNG.multipliedBy(Effort.isLong() ? 2 : 1),
        () -> {
          for (int i = 0; i < Effort.times(RUNS); i++) {
            scenario.run();
          }
        });
  }
}
