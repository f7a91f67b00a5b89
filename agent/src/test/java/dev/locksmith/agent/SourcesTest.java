package dev.locksmith.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {
  @TempDir Path folder;

  private final Properties properties = new Properties();

  @Test
  void theArgumentWinsOverThePropertyOverTheEnvironmentOverTheFile() throws IOException {
    Path file = Files.writeString(folder.resolve("locksmith.properties"), "log=debug\nspin=1us\n");
    Map<String, String> environment = Map.of("LOCKSMITH_LOG", "off", "LOCKSMITH_CONFIG", file + "");
    properties.setProperty("locksmith.log", "info");

    assertEquals("debug", Sources.read("log=debug", properties, environment).value(Key.LOG));
    assertEquals("info", Sources.read("", properties, environment).value(Key.LOG));
    assertEquals("off", Sources.read(null, new Properties(), environment).value(Key.LOG));
    assertEquals("1us", Sources.read(null, new Properties(), environment).value(Key.SPIN));
  }

  @Test
  void everyKeyIsAlsoAPropertyAndAVariable() {
    for (Key key : Key.values()) {
      if (key == Key.CONFIG) {
        continue;
      }
      Properties property = new Properties();
      property.setProperty(key.property(), "p");
      assertEquals("p", Sources.read(null, property, Map.of()).value(key));
      Map<String, String> variable = Map.of(key.variable(), "v");
      assertEquals("v", Sources.read(null, new Properties(), variable).value(key));
      assertEquals("a", Sources.read(key.text() + "=a", properties, Map.of()).value(key));
    }
  }

  @Test
  void anUnknownKeyIsAProblemWhereverItStands() throws IOException {
    Path file = Files.writeString(folder.resolve("typo.properties"), "stratgy=jdk\n");
    assertProblem("agent argument stratgy=jdk: no such setting", "stratgy=jdk", Map.of());
    assertProblem("file " + file + " stratgy=jdk", "config=" + file, Map.of());
    properties.setProperty("locksmith.stratgy", "jdk");
    assertProblem("system property locksmith.stratgy=jdk", null, Map.of());
  }

  @Test
  void aVariableThatIsNoSettingIsIgnoredAndNamed() {
    Map<String, String> cluster = Map.of("LOCKSMITH_SERVICE_HOST", "10.0.0.1");
    Sources sources = Sources.read(null, properties, cluster);
    assertNull(sources.problem());
    assertEquals(List.of("LOCKSMITH_SERVICE_HOST"), sources.ignoredVariables());
  }

  @Test
  void aFileCannotNameAnother() throws IOException {
    Path file = Files.writeString(folder.resolve("again.properties"), "config=other\n");
    assertProblem("it cannot name another with config=", "config=" + file);
  }

  @Test
  void anArgumentWithoutAValueIsAProblem() {
    assertProblem("agent argument 'mcs': write it as key=value", "mcs", Map.of());
    assertProblem("agent argument '': write it as key=value", "log=off,", Map.of());
  }

  @Test
  void aConfigFileThatIsNotThereIsAProblem() {
    String gone = folder.resolve("gone").toString();
    assertProblem("config=" + gone + ": cannot be read: there is no such file", "config=" + gone);
    assertProblem("cannot be read", "config=" + folder);
  }

  @Test
  void aProblemDoesNotHideTheOtherSettings() {
    Sources sources = Sources.read("nonsense=1,strict=true", properties, Map.of());
    assertNotNull(sources.problem());
    assertEquals("true", sources.value(Key.STRICT));
  }

  @Test
  void truthIsTrueOrFalse() throws BadSetting {
    assertEquals(true, Sources.read("strict=true", properties, Map.of()).isTrue(Key.STRICT, false));
    assertEquals(true, Sources.read(null, properties, Map.of()).isTrue(Key.ENABLED, true));
    Sources yes = Sources.read("strict=yes", properties, Map.of());
    BadSetting bad = assertThrows(BadSetting.class, () -> yes.isTrue(Key.STRICT, false));
    assertEquals("agent argument strict=yes: use true or false", bad.getMessage());
  }

  @Test
  void noSourceNoProblem() {
    assertNull(Sources.read(null, properties, Map.of("HOME", "/")).problem());
  }

  private void assertProblem(String start, String argument) {
    assertProblem(start, argument, Map.of());
  }

  private void assertProblem(String part, String argument, Map<String, String> environment) {
    BadSetting problem = Sources.read(argument, properties, environment).problem();
    assertNotNull(problem, part);
    assertEquals(true, problem.getMessage().contains(part), problem.getMessage());
    assertEquals(-1, problem.getMessage().indexOf('\n'), "one line");
  }
}
