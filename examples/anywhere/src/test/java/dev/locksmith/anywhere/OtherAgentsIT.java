package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.locksmith.anywhere.app.Application;
import dev.locksmith.anywhere.app.Form;
import dev.locksmith.forked.Jvm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Agents that rewrite the same classes, given before Locksmith and after it: both do what they do
 * alone.
 */
class OtherAgentsIT {
  private static final String LOCKSMITH = Jvm.agent(Answer.BOTH_FAMILIES);
  private static final String MAIN = Application.class.getName();
  private static final String PACKAGE = "dev/locksmith/anywhere/app/";
  private static final String APP_LOADER = "jdk.internal.loader.ClassLoaders$AppClassLoader";

  @TempDir static Path folder;

  private static String jar;

  @BeforeAll
  static void pack() {
    jar = Packed.application().in(folder.resolve("app.jar")).toString();
  }

  @Test
  void jacoco() throws IOException {
    Path coverage = folder.resolve("jacoco.exec");
    String jacoco =
        "-javaagent:" + Libraries.jar("org.jacoco.agent") + "=append=false,destfile=" + coverage;
    assertEquals(0, Jvm.javaOn(jar, jacoco, MAIN).run().status());
    Map<String, Long> alone = coveredIn(coverage);
    assertFalse(alone.isEmpty());

    Answer.of(Jvm.javaOn(jar, jacoco, LOCKSMITH, MAIN).run()).assertRight(APP_LOADER);
    assertEquals(alone, coveredIn(coverage));
    Answer.of(Jvm.javaOn(jar, LOCKSMITH, jacoco, MAIN).run()).assertRight(APP_LOADER);
    assertEquals(alone, coveredIn(coverage));
  }

  /**
   * The classes of the application with the checksums of their class files, by which JaCoCo's
   * report knows them.
   */
  private static Map<String, Long> coveredIn(Path coverage) throws IOException {
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(coverage.toFile());
    Files.delete(coverage);
    Map<String, Long> covered = new TreeMap<>();
    loader.getExecutionDataStore().getContents().stream()
        .filter(data -> data.getName().startsWith(PACKAGE))
        .forEach(data -> covered.put(data.getName(), data.getId()));
    return covered;
  }

  /** What it loads is loaded before Locksmith sees any, and transformed again. */
  @Test
  void agentThatLoadsTheApplication() {
    Answer.of(Jvm.javaOn(jar, early("loaded"), LOCKSMITH, MAIN).run()).assertRight(APP_LOADER);
  }

  /** Locks that are there when Locksmith comes stay what they are. */
  @Test
  void agentThatInitialisesTheApplication() {
    Answer answer = Answer.of(Jvm.javaOn(jar, early("initialised"), LOCKSMITH, MAIN).run());
    for (Form form : Form.values()) {
      answer.assertSwapped(form, form != Form.STATIC_FIELD);
    }
  }

  private static String early(String how) {
    byte[] manifest =
        "Manifest-Version: 1.0\nPremain-Class: dev.locksmith.anywhere.early.EarlyLoader\n"
            .getBytes(StandardCharsets.UTF_8);
    Path agent =
        Packed.nothing()
            .with("META-INF/MANIFEST.MF", manifest)
            .withClasses("early")
            .in(folder.resolve(how + ".jar"));
    return "-javaagent:" + agent + "=dev.locksmith.anywhere.app.Places " + how;
  }

  /**
   * It is based on Byte Buddy, and its class loader goes between all others and the boot loader.
   */
  @Test
  void openTelemetry() {
    String[] exportNothing = {
      "-Dotel.traces.exporter=none", "-Dotel.metrics.exporter=none", "-Dotel.logs.exporter=none"
    };
    String telemetry = "-javaagent:" + Libraries.jar("opentelemetry-javaagent");
    Jvm.Result alone = Jvm.javaOn(jar, telemetry).with(exportNothing).with(MAIN).run();
    assertEquals(0, alone.status(), alone.err());

    assertBeside(alone, Jvm.javaOn(jar, telemetry, LOCKSMITH).with(exportNothing).with(MAIN).run());
    assertBeside(alone, Jvm.javaOn(jar, LOCKSMITH, telemetry).with(exportNothing).with(MAIN).run());
  }

  private static void assertBeside(Jvm.Result alone, Jvm.Result both) {
    assertEquals(0, both.status(), both.err());
    Answer.of(both).assertAllSwapped();
    List<String> ours = both.err().lines().filter(OtherAgentsIT::isOurs).toList();
    assertEquals(1, ours.size(), both.err());
    assertEquals(withoutOursAndTimes(alone), withoutOursAndTimes(both));
  }

  private static List<String> withoutOursAndTimes(Jvm.Result result) {
    return result
        .err()
        .lines()
        .filter(line -> !isOurs(line))
        .map(line -> line.replaceFirst("\\d{4}-\\d\\d-\\d\\d [\\d:]+ ", ""))
        .toList();
  }

  private static boolean isOurs(String line) {
    return line.startsWith("[locksmith]");
  }
}
