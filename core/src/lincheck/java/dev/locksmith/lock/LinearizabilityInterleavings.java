package dev.locksmith.lock;

import java.util.ArrayList;
import java.util.List;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random operations of three threads have results that some order of them, one at a time, has too.
 *
 * <p>None come before or after the parallel ones: the tool gives those a thread number of their own
 * but runs them in one of the parallel threads, and a lock knows its owner.
 */
final class LinearizabilityInterleavings {
  private static final int SCENARIOS = 4;
  private static final int STRESS_RUNS = 500;
  private static final int MODEL_CHECKED_RUNS = 50;
  private static final int THREADS = 3;

  /** Operations that do not wait are the same in all others. */
  private static final List<Subjects.Variant> NOT_WAITING =
      List.of(Subjects.Variant.JDK, Subjects.Variant.MCS, Subjects.Variant.FAIR);

  private static final List<Subjects.Variant> ONE = List.of(Subjects.Variant.MCS);

  @AfterAll
  static void reset() {
    Subjects.use(Subjects.Variant.PADDED);
  }

  static List<Arguments> stressed() {
    List<Arguments> all = modelChecked();
    for (Subjects.Variant variant : Effort.variants()) {
      all.add(Arguments.of(variant, GuardedCounter.class, GuardedCounter.Specification.class));
    }
    return all;
  }

  static List<Arguments> modelChecked() {
    List<Arguments> all = new ArrayList<>();
    for (Subjects.Variant variant : Effort.isLong() ? NOT_WAITING : ONE) {
      all.add(Arguments.of(variant, LinearizableLock.class, LinearizableLock.Specification.class));
      all.add(
          Arguments.of(
              variant,
              LinearizableReadWriteLock.class,
              LinearizableReadWriteLock.Specification.class));
      all.add(
          Arguments.of(
              variant, LinearizableSemaphore.class, LinearizableSemaphore.Specification.class));
    }
    all.add(
        Arguments.of(
            Subjects.Variant.READERS_FIRST,
            LinearizableReadWriteLock.class,
            LinearizableReadWriteLock.Specification.class));
    return all;
  }

  /** Real threads at full speed: all strategies wait and spin as they do in an application. */
  @ParameterizedTest
  @MethodSource("stressed")
  void holdsUnderStress(Subjects.Variant variant, Class<?> subject, Class<?> specification) {
    Subjects.use(variant);
    new StressOptions()
        .iterations(Effort.times(SCENARIOS))
        .invocationsPerIteration(STRESS_RUNS)
        .threads(THREADS)
        .actorsBefore(0)
        .actorsAfter(0)
        .actorsPerThread(3)
        .sequentialSpecification(specification)
        .check(subject);
  }

  /** Interleavings that the tool chooses, one switch between threads after the other. */
  @ParameterizedTest
  @MethodSource("modelChecked")
  void holdsInEveryInterleaving(
      Subjects.Variant variant, Class<?> subject, Class<?> specification) {
    Subjects.use(variant);
    new ModelCheckingOptions()
        .iterations(Effort.times(SCENARIOS / 2))
        .invocationsPerIteration(MODEL_CHECKED_RUNS)
        .threads(THREADS)
        .actorsBefore(0)
        .actorsAfter(0)
        .actorsPerThread(3)
        .sequentialSpecification(specification)
        .check(subject);
  }
}
