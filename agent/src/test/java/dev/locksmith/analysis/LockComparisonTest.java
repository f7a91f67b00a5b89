package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockComparisonTest {
  private static final double EXACT = 1e-9;

  @TempDir Path dir;

  @Test
  void ratesArePerSecondOfEachRecording() throws Exception {
    Path before = recording("before.jfr", 100, 4, "jdk");
    Path after = recording("after.jfr", 900, 4, "optimistic");

    JsonObject comparison = json(before, after);

    JsonObject site = comparison.getAsJsonArray("sites").get(0).getAsJsonObject();
    JsonObject ratio = site.getAsJsonObject("ratio");
    for (String side : List.of("before", "after")) {
      JsonObject rate = site.getAsJsonObject(side);
      double seconds = comparison.getAsJsonObject(side).get("lengthNanos").getAsLong() / 1e9;
      assertEquals(4, rate.get("contended").getAsLong());
      assertEquals(4 / seconds, rate.get("contendedPerSecond").getAsDouble(), EXACT);
      assertEquals(
          rate.get("waitNanos").getAsLong() / seconds,
          rate.get("waitNanosPerSecond").getAsDouble(),
          1);
    }
    assertTrue(ratio.get("contended").getAsDouble() < 0.5, "the second recording is longer");
    for (String each : List.of("p50", "p99", "max")) {
      assertEquals(
          (double) percentile(site, "after", each) / percentile(site, "before", each),
          ratio.get(each).getAsDouble(),
          EXACT);
    }
  }

  @Test
  void noSmallRatioIsShownAsNothing() throws Exception {
    Path before = recording("before.jfr", 0, 400, "jdk", 0);
    Path after = recording("after.jfr", 2_000, 1, "jdk", 0);

    String ratios =
        compare(before, after)
            .text(20)
            .lines()
            .filter(line -> line.contains("B/A"))
            .findFirst()
            .orElseThrow();

    assertTrue(ratios.matches(" +B/A +(<0\\.001|0\\.00[1-9]) .*"), ratios);
  }

  @Test
  void strategiesOfASiteAreComparedWithEachOther() throws Exception {
    Path before = recording("before.jfr", 0, 2, "jdk");
    Path after =
        Recorded.to(
            dir.resolve("after.jfr"),
            () -> {
              new Waits().add(1, event -> event.strategy = "mcs");
              new Waits().add(3, event -> event.strategy = "padded");
            });

    JsonArray sites = json(before, after).getAsJsonArray("sites");

    assertEquals(1, sites.size());
    JsonObject rate = sites.get(0).getAsJsonObject().getAsJsonObject("after");
    assertEquals("[\"mcs\",\"padded\"]", rate.get("strategies").toString());
    assertEquals(2, rate.get("contended").getAsLong());
    long most = rate.getAsJsonObject("percentiles").get("maxNanos").getAsLong();
    assertTrue(most >= 3_000_000, "the longest of both: " + most);
    String text = compare(before, after).text(20);
    assertTrue(text.contains("\n     A  jdk "), text);
    assertTrue(text.contains("\n     B  mcs, padded "), text);
    assertTrue(text.matches("(?s).*\n     B/A( +[<0-9.,]+){5}\n.*"), text);
  }

  @Test
  void sitesThatAreOnlyInOneAreListedApart() throws Exception {
    Path before =
        Recorded.to(
            dir.resolve("before.jfr"),
            () -> new Waits().add(1, event -> event.site = "com.acme.Old.lock"));
    Path after =
        Recorded.to(
            dir.resolve("after.jfr"),
            () -> {
              new Waits().add(1, event -> event.site = "com.acme.New.lock");
              new Waits().add(1, event -> event.lockType = "Semaphore");
            });

    String text = compare(before, after).text(20);
    JsonArray sites = json(before, after).getAsJsonArray("sites");

    assertFalse(text.contains("SITES IN BOTH"), text);
    int old = text.indexOf("ONLY IN A: 1 site");
    int fresh = text.indexOf("ONLY IN B: 2 sites");
    assertTrue(old > 0 && fresh > old, text);
    assertTrue(text.substring(old, fresh).contains("  1. com.acme.Old.lock\n"), text);
    assertTrue(text.substring(fresh).contains(". com.acme.New.lock\n"), text);
    assertFalse(text.contains("B/A"), text);
    assertEquals(3, sites.size());
    sites.forEach(site -> assertNull(site.getAsJsonObject().get("ratio")));
    assertTrue(compare(before, after).text(1).contains("... and 1 more site (--top shows more)"));
  }

  @Test
  void namesAreMadeHarmlessAndLinesStayNarrow() throws Exception {
    String name = "\u001b[2J\u202e" + "x".repeat(500);
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () ->
                new Waits()
                    .add(
                        1,
                        event -> {
                          event.site = name;
                          event.lockType = name;
                          event.strategy = name;
                        }));

    String text = compare(file, file).text(20);

    assertTrue(text.contains("\\x1b[2J\\x202e"), text);
    assertTrue(text.lines().allMatch(line -> line.length() <= TextPage.WIDTH), text);
    assertTrue(text.chars().noneMatch(character -> character == 0x1b || character == 0x202e), text);
  }

  @Test
  void withoutContentionThatIsSaid() throws Exception {
    Path file =
        Recorded.to(dir.resolve("a.jfr"), () -> SwapEvent.swapped("com.acme.Quiet.lock", 1));

    String text = compare(file, file).text(20);

    assertTrue(text.endsWith("\nContention  none is recorded in either\n"), text);
  }

  private Path recording(String name, long idleMillis, int waits, String strategy)
      throws Exception {
    return recording(name, idleMillis, waits, strategy, 1);
  }

  private Path recording(String name, long idleMillis, int waits, String strategy, long millisMore)
      throws Exception {
    return Recorded.to(
        dir.resolve(name),
        () -> {
          Thread.sleep(idleMillis);
          for (int i = 0; i < waits; i++) {
            new Waits().add(i * millisMore, event -> event.strategy = strategy);
          }
        });
  }

  private static long percentile(JsonObject site, String side, String name) {
    return site.getAsJsonObject(side)
        .getAsJsonObject("percentiles")
        .get(name + "Nanos")
        .getAsLong();
  }

  private static LockComparison compare(Path before, Path after) throws RecordingException {
    return LockComparison.of(before, after, ReadingListener.SILENT);
  }

  private static JsonObject json(Path before, Path after) throws RecordingException {
    return JsonParser.parseString(compare(before, after).json()).getAsJsonObject();
  }
}
