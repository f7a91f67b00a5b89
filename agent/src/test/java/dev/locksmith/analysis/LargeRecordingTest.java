package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recordings of many events and many chunks, and several at once. */
class LargeRecordingTest {
  private static final int WAITS = 100_000;

  @TempDir Path dir;

  @Test
  void isReadInLittleMemory() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("large.jfr"),
            () -> {
              for (int i = 0; i < WAITS; i++) {
                ContentionEvent event = new ContentionEvent();
                event.site = "com.acme.Pool" + i % (2 * Findings.MOST_SITES) + ".lock";
                event.ownerName = "owner " + i + " of many";
                event.lockId = i;
                event.begin();
                event.commit();
              }
            });
    File out = dir.resolve("report.json").toFile();

    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.locksmith.cli.Main",
                "report",
                "--json",
                file.toString())
            .redirectOutput(out)
            .redirectErrorStream(true)
            .start();

    assertEquals(0, process.waitFor(), () -> "see " + out);
    JsonObject report = JsonParser.parseString(Files.readString(out.toPath())).getAsJsonObject();
    assertEquals(WAITS, report.getAsJsonObject("contention").get("contended").getAsLong());
    assertEquals(Findings.MOST_SITES + 1, report.getAsJsonArray("sites").size());
  }

  @Test
  void chunksAndRecordingsAddUp() throws Exception {
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      files.add(
          Recorded.to(
              dir.resolve(i + ".jfr"),
              () -> {
                for (int chunk = 0; chunk < 4; chunk++) {
                  Recorded.contend();
                  Recorded.contend();
                  Recorded.endChunk();
                }
              }));
      assertTrue(ChunkReader.chunks(files.get(i)).size() >= 4);
    }
    Path joined = dir.resolve("joined.jfr");
    try (var out = Files.newOutputStream(joined)) {
      for (Path file : files) {
        Files.copy(file, out);
      }
    }

    assertEquals(24, contended(files));
    assertEquals(24, contended(List.of(joined)));
  }

  @Test
  void tellsHowFarItIs() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              for (int chunk = 0; chunk < 3; chunk++) {
                for (int i = 0; i < 20_000; i++) {
                  Recorded.contend();
                }
                Recorded.endChunk();
              }
            });
    List<Double> parts = new ArrayList<>();
    List<Long> events = new ArrayList<>();

    LockReport.of(
        List.of(file),
        (read, part, count) -> {
          assertEquals(file, read);
          parts.add(part);
          events.add(count);
        });

    assertTrue(events.get(events.size() - 1) >= 60_000, events.toString());
    assertEquals(parts.stream().sorted().toList(), parts);
    assertEquals(0, parts.get(0));
    assertTrue(parts.get(parts.size() - 1) > 0.5, parts.toString());
    assertTrue(parts.stream().allMatch(part -> part <= 1), parts.toString());
  }

  private static long contended(List<Path> files) throws RecordingException {
    return JsonParser.parseString(LockReport.of(files).json())
        .getAsJsonObject()
        .getAsJsonObject("contention")
        .get("contended")
        .getAsLong();
  }
}
