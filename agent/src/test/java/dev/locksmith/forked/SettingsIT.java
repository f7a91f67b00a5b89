package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.program.Hello;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsIT {
  private static final String LOCK = Hello.class.getName() + ".lock";

  @TempDir Path folder;

  @Test
  void theDefaultsSwapAndSayOneLine() {
    Jvm.java(Jvm.agent(""))
        .run(Hello.class)
        .printed("hello, drop-in")
        .saidOneLineWith("ReentrantLock=jdk, ReentrantReadWriteLock=jdk, Semaphore=jdk");
  }

  @ParameterizedTest
  @CsvSource({
    "stratgy=jdk, agent argument stratgy=jdk: no such setting; there are strategy",
    "strategy=fastest, no such strategy",
    "rules=/no/such/file, cannot be read: there is no such file",
    "rules=/, cannot be read",
    "config=/no/such/file, cannot be read: there is no such file",
    "log=loud, 'use off, info or debug'",
    "nonsense, write it as key=value",
  })
  void aBadSettingIsOneLineAndAnUnharmedApplication(String settings, String words) {
    Jvm.java(Jvm.agent(settings))
        .run(Hello.class)
        .printed("hello, jdk")
        .saidOneLineWith(words)
        .saidOneLineWith("; the application runs unswapped");
  }

  @Test
  void strictStopsTheJvm() {
    Jvm.Result result = Jvm.java(Jvm.agent("strategy=fastest,strict=true")).run(Hello.class);
    assertEquals(2, result.status());
    assertEquals("", result.out());
    result.saidOneLineWith("strict=true, so the JVM stops");
  }

  @Test
  void strictCountsThoughAnEarlierSettingIsUnknown() {
    Jvm.Result result = Jvm.java(Jvm.agent("x=1"), "-Dlocksmith.strict=true").run(Hello.class);
    assertEquals(2, result.status());
  }

  @Test
  void notEnabledLeavesTheApplicationUntouched() {
    Jvm.java(Jvm.agent(""))
        .in("LOCKSMITH_ENABLED", "false")
        .run(Hello.class)
        .printed("hello, jdk")
        .saidOneLineWith("left alone: environment variable LOCKSMITH_ENABLED: enabled=false");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reentrantLock=off",
        "strategy=off",
        "exclude=*.Hello",
        "include=com.*",
        "exclude=loader=app",
        "include=loader=boot:loader=com.acme.*"
      })
  void whatIsExcludedStaysAsItIs(String settings) {
    Jvm.java(Jvm.agent(settings)).run(Hello.class).printed("hello, jdk");
  }

  @Test
  void logOffSaysNothing() {
    Jvm.Result result = Jvm.java(Jvm.agent("log=off")).run(Hello.class).printed("hello, drop-in");
    assertEquals("", result.err());
  }

  @Test
  void logDebugTellsEveryDecision() {
    Jvm.Result result = Jvm.java(Jvm.agent("log=debug")).run(Hello.class);
    assertEquals(
        List.of(
            "[locksmith] rewrote dev.locksmith.program.Hello",
            "[locksmith] swapped " + LOCK + ", ReentrantLock: jdk, by the settings"),
        result.err().lines().skip(1).toList());
    String left = Jvm.java(Jvm.agent("log=debug,exclude=loader=app")).run(Hello.class).err();
    assertEquals(
        "[locksmith] left alone dev.locksmith.program.Hello: the settings leave it out:"
            + " exclude=loader=app",
        left.lines().toList().get(1));
  }

  @Test
  void rulesPickLoadersAndAreNamedWithEachDecision() throws IOException {
    Path rules = folder.resolve("rules.txt");
    Files.writeString(rules, "*.lock loader=platform mcs\n*.lock loader=app padded\n");
    String swapped =
        Jvm.java(Jvm.agent("log=debug,rules=" + rules))
            .run(Hello.class)
            .printed("hello, drop-in")
            .err();
    assertEquals(
        "[locksmith] swapped " + LOCK + ", ReentrantLock: padded, by " + rules + " line 2",
        swapped.lines().toList().get(2));
    Files.writeString(rules, "*.lock loader=*AppClassLoader off\n");
    String left =
        Jvm.java(Jvm.agent("log=debug,rules=" + rules))
            .run(Hello.class)
            .printed("hello, jdk")
            .err();
    assertEquals(
        "[locksmith] left alone " + LOCK + ": off by " + rules + " line 1",
        left.lines().toList().get(1));
  }
}
