package dev.locksmith.forked;

import dev.locksmith.program.OtherWays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Locks that are made in other ways than by {@code new}; the README states what happens. */
class OtherWaysIT {
  private static final String EXPECTED =
      """
      made lock %1$s ok
      deserialised lock jdk ok
      made readWriteLock %1$s ok
      deserialised readWriteLock jdk ok
      made semaphore %1$s ok
      deserialised semaphore jdk ok
      reflected lock jdk ok
      reflected readWriteLock jdk ok
      reflected semaphore jdk ok
      by a handle lock jdk ok
      reflected Own %1$s ok
      deserialised Own %1$s ok
      cloned Own %1$s ok
      original true, clone true\
      """;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void areTheJdksExceptForSubclasses(String strategy) {
    Jvm.java(Jvm.agent("strategy=" + strategy))
        .run(OtherWays.class)
        .printed(EXPECTED.formatted("drop-in"))
        .saidOneLineWith("=" + strategy);
  }

  @Test
  void behaveAsWithoutTheAgent() {
    Jvm.java().run(OtherWays.class).printed(EXPECTED.formatted("jdk"));
  }
}
