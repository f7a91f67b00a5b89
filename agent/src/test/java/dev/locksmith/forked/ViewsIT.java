package dev.locksmith.forked;

import dev.locksmith.program.Views;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether views of an application's own exclude, also where their class was never rewritten. */
class ViewsIT {
  private static final String EXPECTED = "all is well";
  private static final String[] OPTIONS = {
    "-Xmx24m", "--add-opens=java.base/java.util.concurrent.locks=ALL-UNNAMED"
  };

  @Test
  void exclusionWithoutAnyAgent() {
    Jvm.java(OPTIONS).run(Views.class).printed(EXPECTED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strategy=jdk",
        "strategy=padded",
        "strategy=optimistic",
        "strategy=mcs",
        "strategy=padded,exclude=*WriteLock",
        "strategy=optimistic,include=dev.locksmith.program.Views",
        "readWriteLock=mcs,strategy=off",
      })
  void exclusion(String settings) {
    Jvm.java(OPTIONS).with(Jvm.agent(settings)).run(Views.class).printed(EXPECTED);
  }
}
