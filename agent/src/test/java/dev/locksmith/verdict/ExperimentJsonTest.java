package dev.locksmith.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentJsonTest {
  @TempDir private Path directory;

  @Test
  void whatIsWrittenIsRead() throws IOException {
    Path file = directory.resolve("result.json");
    Experiment experiment = experiment();

    ExperimentJson.write(experiment, file);

    assertEquals(experiment, ExperimentJson.read(file));
  }

  @Test
  void aCutFileIsToldByName() throws IOException {
    Path file = directory.resolve("result.json");
    String text = ExperimentJson.text(experiment());
    for (int length : new int[] {0, 1, text.length() / 2, text.length() - 3}) {
      Files.writeString(file, text.substring(0, length));

      IOException e = assertThrows(IOException.class, () -> ExperimentJson.read(file));

      assertTrue(e.getMessage().startsWith(file + " "), e.getMessage());
    }
  }

  @Test
  void aFileOfSomethingElseIsToldByName() throws IOException {
    Path file = directory.resolve("result.json");
    Files.writeString(file, "{\"plan\": {}}");

    IOException e = assertThrows(IOException.class, () -> ExperimentJson.read(file));

    assertTrue(e.getMessage().startsWith(file + " holds no experiment"), e.getMessage());
  }

  private static Experiment experiment() {
    Arm jdk = new Arm("jdk", Role.BASELINE, "strategy=jdk");
    Arm off = new Arm("off", Role.CANDIDATE, null);
    Metric throughput = new Metric("throughput", "", Better.HIGHER, "(\\d+)/s");
    Plan plan =
        new Plan(
            List.of("java", "-jar", "<app>.jar"),
            null,
            null,
            3,
            List.of(throughput, Metric.WALL),
            List.of(jdk, off),
            0.06,
            60,
            20);
    SiteWait wait =
        new SiteWait(
            "com.acme.Pool.lock",
            "ReentrantLock",
            "jdk",
            2,
            300,
            100,
            200,
            200,
            List.of(new Bucket(64, 128, 1), new Bucket(128, 256, 1)));
    Run kept =
        new Run(
            "jdk",
            Phase.COMPARISON,
            1,
            Fate.KEPT,
            Instant.parse("2026-01-02T03:04:05.678Z"),
            Map.of("throughput", 12.5, "wall time", 1e-9),
            0.01,
            0.0,
            List.of(wait),
            null);
    Run failed =
        new Run(
            "off",
            Phase.WARM_UP,
            1,
            Fate.FAILED,
            Instant.EPOCH,
            Map.of(),
            null,
            null,
            List.of(),
            "exit status 3");
    Comparison comparison =
        new Comparison(
            "throughput",
            "off",
            Phase.COMPARISON,
            1,
            12.5,
            null,
            null,
            null,
            null,
            null,
            null,
            Finding.CANNOT_TELL);
    SiteVerdict site =
        new SiteVerdict(
            "com.acme.Pool.lock",
            "ReentrantLock",
            1,
            List.of(comparison),
            "jdk",
            "none was shorter");
    Verdict verdict =
        new Verdict(
            "Keep the JDK's locks.",
            true,
            List.of(comparison),
            List.of(site),
            List.of("* jdk"),
            List.of("a remark"));
    return new Experiment(plan, Machine.here(), List.of(kept, failed), verdict);
  }
}
