package dev.locksmith.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.rewrite.Choice;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
  private static final ClassLoader APP = ClassLoader.getSystemClassLoader();

  @TempDir Path folder;

  private static Settings settings(String argument) throws BadSetting {
    return Settings.of(Sources.read(argument, new Properties(), Map.of()));
  }

  private static Strategy strategy(Settings settings, LockType type, String site) {
    return settings.choose(APP, type, site).strategy();
  }

  @Test
  void byDefaultAllTypesAreWatchedEverywhere() throws BadSetting {
    Settings settings = settings(null);
    for (LockType type : LockType.values()) {
      assertEquals(Strategy.JDK, strategy(settings, type, "com.acme.Pool.lock"));
    }
    assertNull(settings.whyLeftOut(APP, "com.acme.Pool"));
    assertEquals(
        "ReentrantLock=jdk, ReentrantReadWriteLock=jdk, Semaphore=jdk", settings.describe());
  }

  @Test
  void aTypeCanBeTurnedOff() throws BadSetting {
    Settings settings = settings("semaphore=off");
    assertNull(strategy(settings, LockType.SEMAPHORE, "com.acme.Pool.permits"));
    assertEquals(Strategy.JDK, strategy(settings, LockType.REENTRANT_LOCK, "com.acme.Pool.lock"));
    Settings off = settings("strategy=off,readWriteLock=jdk");
    assertNull(strategy(off, LockType.REENTRANT_LOCK, "a.B.c"));
    assertEquals(Strategy.JDK, strategy(off, LockType.READ_WRITE_LOCK, "a.B.c"));
  }

  @Test
  void includeAndExcludePickClasses() throws BadSetting {
    Settings settings = settings("include=com.acme.*:org.h2.*,exclude=*.internal.*");
    assertNull(settings.whyLeftOut(APP, "com.acme.Pool"));
    assertNull(settings.whyLeftOut(APP, "org.h2.store.Store"));
    assertNotNull(settings.whyLeftOut(APP, "org.eclipse.Server"));
    assertNotNull(settings.whyLeftOut(APP, "com.acme.internal.Pool"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dev.locksmith.agent.Startup",
        "dev.locksmith.shaded.picocli.CommandLine",
        "io.opentelemetry.javaagent.shaded.X",
        "org.jacoco.agent.rt.internal.Agent"
      })
  void agentsAreNotRewritten(String className) throws BadSetting {
    assertNotNull(settings("include=*").whyLeftOut(APP, className));
  }

  @Test
  void theApplicationMayHaveAPackageBesideOurs() throws BadSetting {
    assertNull(settings(null).whyLeftOut(APP, "dev.locksmith.example.service.Orders"));
  }

  @Test
  void theFirstRuleThatMatchesCounts() throws BadSetting, IOException {
    Path rules =
        Files.writeString(
            folder.resolve("rules"),
            """
            # comment
            com.acme.Pool.lock           off    # and one here

            com.acme.*  Semaphore        off
            com.acme.*  ReentrantLock    jdk
            """);
    Settings settings = settings("rules=" + rules);
    assertNull(strategy(settings, LockType.REENTRANT_LOCK, "com.acme.Pool.lock"));
    assertEquals(
        Strategy.JDK, strategy(settings, LockType.REENTRANT_LOCK, "com.acme.Pool.make:17"));
    assertNull(strategy(settings, LockType.SEMAPHORE, "com.acme.Pool.permits"));
    assertEquals(Strategy.JDK, strategy(settings, LockType.SEMAPHORE, "org.acme.Pool.permits"));
    assertTrue(settings.describe().endsWith(", 3 rules"), settings.describe());
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstRule() throws BadSetting, IOException {
    Path rules = Files.writeString(folder.resolve("rules"), "\ufeffa.B.c off");
    Settings settings = settings("rules=" + rules);
    assertNull(strategy(settings, LockType.REENTRANT_LOCK, "a.B.c"));
  }

  @Test
  void theSameSettingTwiceInOneArgumentIsAnError() {
    Sources sources = Sources.read("strategy=mcs,strategy=padded", new Properties(), Map.of());
    assertEquals(
        "agent argument strategy: is given twice; give it once", sources.problem().getMessage());
  }

  @Test
  void loadersAreNamedByNameOrClass() throws BadSetting, IOException {
    ClassLoader named = new URLClassLoader("shop", new URL[0], null);
    Settings settings = settings("exclude=loader=shop:loader=boot");
    assertEquals(
        "the settings leave it out: exclude=loader=shop", settings.whyLeftOut(named, "a.B"));
    assertNotNull(settings.whyLeftOut(null, "a.B"));
    assertNull(settings.whyLeftOut(APP, "a.B"));
    Settings only = settings("include=com.acme.*:loader=*.URLClassLoader");
    assertNull(only.whyLeftOut(named, "a.B"));
    assertNull(only.whyLeftOut(APP, "com.acme.Pool"));
    assertEquals(
        "the settings leave it out: include= does not name it", only.whyLeftOut(APP, "a.B"));
    Path rules =
        Files.writeString(
            folder.resolve("rules"),
            """
            *  loader=shop           Semaphore  off
            *  ReentrantLock  loader=app        off
            *  loader=shop                      jdk
            *                                   off
            """);
    Settings ruled = settings("rules=" + rules);
    assertEquals(
        new Choice(null, "off by " + rules + " line 1"),
        ruled.choose(named, LockType.SEMAPHORE, "a.B.c"));
    assertEquals(
        new Choice(Strategy.JDK, "by " + rules + " line 3"),
        ruled.choose(named, LockType.REENTRANT_LOCK, "a.B.c"));
    assertEquals(
        new Choice(null, "off by " + rules + " line 2"),
        ruled.choose(APP, LockType.REENTRANT_LOCK, "a.B.c"));
    assertEquals(
        new Choice(null, "off by " + rules + " line 4"),
        ruled.choose(APP, LockType.SEMAPHORE, "a.B.c"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one",
        "a b c d",
        "a loader=b loader=c jdk",
        "a loader= jdk",
        "loader=b jdk",
        "a loader=b",
        "a ReentrantLock Semaphore jdk",
        "a Mutex jdk",
        "a fastest",
        "a ReentrantLock fastest"
      })
  void aBadRuleIsNamedWithItsLine(String line) throws IOException {
    Path rules = Files.writeString(folder.resolve("rules"), "a jdk\n" + line + "\n");
    String message = refused("rules=" + rules);
    assertTrue(message.startsWith(rules + " line 2: "), message);
  }

  @Test
  void unreadableRulesAreRefused() throws IOException {
    String gone = folder.resolve("gone").toString();
    assertEquals(
        "agent argument rules=" + gone + ": cannot be read: there is no such file",
        refused("rules=" + gone));
    Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe});
    assertEquals(
        "agent argument rules=" + binary + ": cannot be read: it is not UTF-8 text",
        refused("rules=" + binary));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strategy=fastest",
        "reentrantLock=JDK",
        "semaphore=",
        "jdkClasses=maybe",
        "log=verbose",
        "spin=fast",
        "spin=20",
        "spin=us",
        "spin=-1us",
        "spin=99999999999999999999us",
        "strict=1"
      })
  void badValuesAreRefusedInOneLine(String setting) {
    String message = refused(setting);
    assertTrue(message.startsWith("agent argument " + setting + ": "), message);
    assertFalse(message.contains("\n"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"20us", "0ns", "1ms", "3s"})
  void durations(String spin) throws BadSetting {
    settings("spin=" + spin);
  }

  private String refused(String argument) {
    Sources sources = Sources.read(argument, new Properties(), Map.of());
    return assertThrows(
            BadSetting.class,
            () -> {
              sources.isTrue(Key.STRICT, false);
              Settings.of(sources);
            })
        .getMessage();
  }
}
