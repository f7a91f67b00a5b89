package dev.locksmith.jmc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.forked.Jvm;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.IRule;
import org.openjdk.jmc.flightrecorder.rules.Severity;
import org.openjdk.jmc.flightrecorder.rules.report.html.JfrHtmlRulesReport;

/** The rules on a recording of a JVM under the packaged agent. */
class AnalysisIT {
  private static final String FAIR = Contended.class.getName() + ".fair (ReentrantLock, ";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "optimistic"})
  void theFairLockIsFound(String strategy) throws Exception {
    Path file = folder.resolve("rec.jfr");
    Jvm.Result run =
        Jvm.java("-XX:StartFlightRecording:filename=" + file, Jvm.agent("strategy=" + strategy))
            .run(Contended.class);
    assertEquals(0, run.status(), run.err());

    Map<String, IResult> results = Analysis.of(file.toFile());

    IResult hottest = results.get("HottestSite");
    assertEquals(Severity.WARNING, hottest.getSeverity(), hottest.getSummary());
    assertTrue(hottest.getSummary().contains(FAIR + strategy), hottest.getSummary());
    IResult fair = results.get("FairLock");
    assertTrue(fair.getSeverity().compareTo(Severity.OK) > 0, fair.getSummary());
    assertTrue(fair.getSummary().contains(FAIR), fair.getSummary());
    assertEquals(Severity.OK, results.get("FutileSpinning").getSeverity());
    assertEquals(Severity.OK, results.get("WriterStarvation").getSeverity());
    assertEquals(Severity.OK, results.get("FalseSharing").getSeverity());
    assertEquals(Severity.NA, results.get("LongHold").getSeverity(), "it was not asked for");
    IResult unused = results.get("NeverContended");
    assertEquals(
        !strategy.equals("jdk"),
        unused.getSummary().contains(" are padded, and nobody"),
        unused.getSummary());

    String report = JfrHtmlRulesReport.createReport(file.toFile());
    for (IRule rule : Analysis.rules()) {
      assertTrue(report.contains(rule.getName()), rule.getName());
    }
    assertTrue(report.contains("threads waited for locks made at " + FAIR), "the summary is shown");
  }

  @Test
  void theJarIsABundleOfMissionControl() throws Exception {
    try (JarFile jar = new JarFile("target/locksmith-jmc.jar")) {
      assertEquals(
          "dev.locksmith.jmc;singleton:=true",
          jar.getManifest().getMainAttributes().getValue("Bundle-SymbolicName"));
      assertTrue(jar.getEntry("plugin.xml") != null, "with an extension");
      assertTrue(
          jar.getEntry("META-INF/services/org.openjdk.jmc.flightrecorder.rules.IRule") != null,
          "and a service");
    }
  }
}
