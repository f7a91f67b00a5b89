package dev.locksmith.lock;

import dev.locksmith.sync.SpinBudget;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.lincheck.Lincheck;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Model checking of threads that park, wait for signals and are interrupted: exclusion, hold
 * counts, permits, and what a cancelled wait leaves behind.
 *
 * <p>What it does not see: parked threads wake up for no reason in its model, so a lost wake-up is
 * left to {@link RealInterleavings} and to jcstress. And time stands still, so that nobody spins
 * here, as a spin ends by the clock, and no timeout expires.
 */
final class ModelCheckedInterleavings {
  private static final int INVOCATIONS = 50;

  @BeforeAll
  static void spinNot() {
    SpinBudget.set(0);
  }

  @AfterAll
  static void spin() {
    SpinBudget.set(SpinBudget.DEFAULT_NANOS);
    Subjects.use(Subjects.Variant.PADDED);
  }

  static List<Arguments> scenariosAndVariants() {
    List<Arguments> all = new ArrayList<>();
    for (Subjects.Variant variant : variants()) {
      for (Runnable scenario : scenarios()) {
        all.add(Arguments.of(scenario, variant));
      }
    }
    for (Runnable scenario : readWriteScenarios()) {
      all.add(Arguments.of(scenario, Subjects.Variant.READERS_FIRST));
    }
    return all;
  }

  private static List<Runnable> scenarios() {
    return Effort.isLong()
        ? Scenarios.ALL
        : List.of(LockScenarios.BARGED_AND_CANCELLED, ReadWriteScenarios.CANCELLED_WRITER);
  }

  private static List<ReadWriteScenarios> readWriteScenarios() {
    return Effort.isLong()
        ? List.of(ReadWriteScenarios.values())
        : List.of(ReadWriteScenarios.CANCELLED_WRITER);
  }

  /** Without spinning, each non-fair variant does what this one does, or less; or it is biased. */
  private static List<Subjects.Variant> variants() {
    return Effort.isLong()
        ? List.of(Subjects.Variant.PADDED_IMPATIENT, Subjects.Variant.FAIR)
        : List.of(Subjects.Variant.PADDED_IMPATIENT);
  }

  @ParameterizedTest
  @MethodSource("scenariosAndVariants")
  void noInterleavingFails(Runnable scenario, Subjects.Variant variant) {
    Subjects.use(variant);
    Lincheck.runConcurrentTest(Effort.times(INVOCATIONS), scenario);
  }
}
