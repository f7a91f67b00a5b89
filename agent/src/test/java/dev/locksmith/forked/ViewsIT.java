package dev.locksmith.forked;

import dev.locksmith.program.Views;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether views of an application's own exclude, also where their class may not be rewritten. */
class ViewsIT {
  private static final String EXCLUSION = "400000 true";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strategy=jdk",
        "strategy=padded",
        "strategy=optimistic",
        "strategy=mcs",
        "strategy=padded,exclude=*OwnWriteLock",
        "strategy=optimistic,include=dev.locksmith.program.Views",
        "readWriteLock=mcs,strategy=off",
      })
  void exclude(String settings) {
    Jvm.java(Jvm.agent(settings)).run(Views.class).printed(EXCLUSION);
  }
}
