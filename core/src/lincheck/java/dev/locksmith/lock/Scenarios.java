package dev.locksmith.lock;

import java.util.List;
import java.util.stream.Stream;

/** All scenarios. */
final class Scenarios {
  static final List<Runnable> ALL =
      Stream.<Runnable[]>of(
              LockScenarios.values(), ReadWriteScenarios.values(), SemaphoreScenarios.values())
          .flatMap(Stream::of)
          .toList();

  private Scenarios() {}
}
