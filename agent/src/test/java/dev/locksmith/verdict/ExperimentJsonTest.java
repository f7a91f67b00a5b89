package dev.locksmith.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
  void whatIsWrittenIsRead() throws Exception {
    Path file = directory.resolve("result.json");
    Experiment experiment = experiment();

    ExperimentJson.write(experiment, file);

    assertEquals(experiment, ExperimentJson.read(file));
  }

  @Test
  void whatIsNoExperimentIsTold() throws IOException {
    Path file = directory.resolve("result.json");
    String text = ExperimentJson.text(experiment());
    for (String damaged :
        List.of(
            "",
            text.substring(0, 1),
            text.substring(0, text.length() / 2),
            text.substring(0, text.length() - 3),
            "{\"plan\": {}}",
            "[1]",
            text.replace("(\\\\d+)/s", "(\\\\d+/s"),
            text.replace("\"arm\": \"off\"", "\"arm\": \"on\""))) {
      Files.writeString(file, damaged);

      assertThrows(NoExperiment.class, () -> ExperimentJson.read(file), damaged);
    }
    Files.write(file, new byte[] {(byte) 0xff, 0});
    assertThrows(NoExperiment.class, () -> ExperimentJson.read(file));
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
            20,
            null,
            null);
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
            "jdk",
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
