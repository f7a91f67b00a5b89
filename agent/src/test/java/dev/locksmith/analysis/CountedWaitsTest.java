package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.locksmith.page.Browser;
import dev.locksmith.page.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recordings whose statistics know of more waits than have an event of their own. */
class CountedWaitsTest {
  private static final double MILLI = 1e6;

  @TempDir Path dir;

  @Test
  void whatIsCountedIsBelievedAndWhatIsToldIsMarked() throws Exception {
    Path file =
        recordLongWaits(
            "a.jfr",
            () -> {
              StatisticsEvent.counted(
                  1_000,
                  event -> {
                    event.timedOut = 3;
                    event.interrupted = 1;
                  });
              new Waits().add(25, event -> {});
            });

    String text = text(file);

    assertTrue(
        text.contains(
            "Note        all waits are counted; those of 20.0 ms and more have events of their own,"
                + " which tell\n            threads, owners, code and locks\n"),
        text);
    assertTrue(
        text.contains(
            "Contention  1,000 contended acquisitions at 1 site, which waited 1.00 s in all; 1 have"),
        text);
    assertTrue(
        text.matches(
            "(?s).*\n +ReentrantLock, jdk +1,000 +1\\.00 s +1\\.00 ms +2\\.00 ms +3\\.00 ms\n.*"),
        text);
    assertTrue(text.contains("\n     failed    3 timed out, 1 interrupted\n"), text);
    assertTrue(text.matches("(?s).*\n     told      1 of 1,000 \\(\\d\\d\\.\\d ms\\)\n.*"), text);
    assertTrue(text.contains("\n     waited    1 thread: "), text);
    assertTrue(text.contains(" 100%\n"), "shares are of what is told: " + text);
  }

  /** The recorder of JDK 17 can lose the strings of the first events. */
  @Test
  void waitsWithoutASiteBelongToTheSiteOfTheirLock() throws Exception {
    Path file =
        recordLongWaits(
            "a.jfr",
            () -> {
              StatisticsEvent.counted(3, event -> {});
              SwapEvent.swapped(null, 1);
              Waits waits = new Waits();
              waits.add(25, event -> event.site = null);
              waits.add(25, event -> event.lockType = null);
              waits.add(25, event -> {});
              SwapEvent.swapped("com.acme.Pool.lock", 1);
            });

    String text = text(file);

    assertTrue(text.contains("3 contended acquisitions at 1 site,"), text);
    assertFalse(text.contains("unknown"), text);
    assertFalse(text.contains(" events of their own;"), text);
  }

  @Test
  void sitesThatAreOnlyCountedAreContendedToo() throws Exception {
    Path file =
        recordLongWaits(
            "a.jfr",
            () -> {
              StatisticsEvent.counted(5, event -> {});
              SwapEvent.swapped("com.acme.Pool.lock", 1);
              SwapEvent.swapped("com.acme.Quiet.lock", 1);
            });

    String text = text(file);
    Browser browser = Browser.open(Page.report(json(file).toString()), dir);

    assertTrue(text.contains("\n  1. com.acme.Pool.lock\n"), text);
    assertTrue(text.contains("\n     told      none of 5\n"), text);
    assertFalse(text.contains("     waited "), text);
    assertTrue(text.contains("SWAPPED, NO WAIT RECORDED: 1 site"), text);
    assertTrue(browser.isDrawn(), browser.dom());
    assertEquals(5, browser.value("contended"));
    assertEquals(List.of(5.0, 5 * MILLI), browser.values("site-rows").subList(0, 2));
    assertEquals(MILLI, browser.values("site-rows").get(2), MILLI / 1_000);
    assertTrue(browser.dom().contains("None of these waits have events of their own."));
  }

  @Test
  void periodsAndRecordingsAddUp() throws Exception {
    Path one =
        recordLongWaits(
            "one.jfr",
            () -> {
              StatisticsEvent.counted(100, event -> event.longestWait = 9_000_000);
              Recorded.endChunk();
              StatisticsEvent.counted(50, event -> {});
            });
    Path two = recordLongWaits("two.jfr", () -> StatisticsEvent.counted(7, event -> {}));
    Path uncounted =
        Recorded.to(
            dir.resolve("uncounted.jfr"),
            () -> {
              Recorded.contend();
              Recorded.contend();
            });

    JsonObject counted = site(json(one, two));
    JsonObject mixed = site(json(one, two, uncounted));

    assertEquals(157, counted.get("contended").getAsLong());
    assertEquals(157 * MILLI, counted.get("waitNanos").getAsDouble());
    assertEquals(9 * MILLI, percentile(counted, "max"));
    assertEquals(157, counted.getAsJsonObject("counted").get("parked").getAsLong());
    assertEquals(159, mixed.get("contended").getAsLong(), "what is not counted is added");
    assertNull(mixed.get("counted"), "how the others ended is not known");
  }

  @Test
  void percentilesOfPeriodsLieBetweenTheirs() throws Exception {
    Path file =
        recordLongWaits(
            "a.jfr",
            () -> {
              StatisticsEvent.counted(1_000, event -> {});
              StatisticsEvent.counted(
                  1_000,
                  event -> {
                    event.medianWait = 4_000_000;
                    event.p99Wait = 16_000_000;
                    event.longestWait = 20_000_000;
                  });
            });

    JsonObject site = site(json(file));

    assertTrue(percentile(site, "p50") > 1.2 * MILLI, site::toString);
    assertTrue(percentile(site, "p50") < 3.8 * MILLI, site::toString);
    assertTrue(percentile(site, "p99") > 8 * MILLI, "half of the waits are of the slow period");
    assertTrue(percentile(site, "p99") < 16.1 * MILLI, site::toString);
    assertNull(site.getAsJsonObject("percentiles").get("p90Nanos"));
  }

  @Test
  void whereEveryWaitIsToldItsPercentilesAreExact() throws Exception {
    Waits waits = new Waits();
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              waits.add(5, event -> {});
              StatisticsEvent.counted(1, event -> {});
            });

    String text = text(file);

    assertTrue(percentile(site(json(file)), "p50") >= 5 * MILLI);
    assertFalse(text.contains("told  "), text);
    assertFalse(text.contains("Note  "), text);
  }

  @Test
  void aMovedSiteIsCountedAsItWaited() throws Exception {
    Path file =
        recordLongWaits(
            "a.jfr",
            () -> {
              for (String policy : List.of("optimistic", "mcs")) {
                StatisticsEvent.counted(
                    10,
                    event -> {
                      event.strategy = "optimistic";
                      event.policy = policy;
                      event.spinAcquired = 4;
                      event.parked = 6;
                      event.spinTime = event.totalWait / 4;
                    });
              }
            });

    String text = text(file);

    assertTrue(text.contains("ReentrantLock, optimistic "), text);
    assertTrue(text.contains("ReentrantLock, mcs "), text);
    assertTrue(text.contains("\n     parked    6; 4 ended by spinning\n"), text);
    assertEquals(
        10 * MILLI / 4, site(json(file)).getAsJsonObject("spin").get("spinNanos").getAsDouble());
  }

  @Test
  void nonsenseIsBounded() throws Exception {
    Path file =
        recordLongWaits(
            "a.jfr",
            () ->
                StatisticsEvent.counted(
                    Long.MAX_VALUE,
                    event -> {
                      event.totalWait = Long.MIN_VALUE;
                      event.medianWait = Long.MAX_VALUE;
                      event.p99Wait = -5;
                    }));

    JsonObject site = site(json(file));

    assertTrue(site.get("contended").getAsLong() > 0, site::toString);
    assertEquals(0, site.get("waitNanos").getAsLong());
    assertTrue(percentile(site, "p99") <= percentile(site, "max"), site::toString);
  }

  @Test
  void recordingsOfDifferentThresholdsAreComparedByWhatIsCounted() throws Exception {
    Path slow =
        recordLongWaits(
            "slow.jfr",
            () -> {
              StatisticsEvent.counted(40, event -> {});
              Thread.sleep(100);
            });
    Path all =
        Recorded.to(
            dir.resolve("all.jfr"),
            () -> {
              Recorded.contend();
              StatisticsEvent.counted(40, event -> {});
              Thread.sleep(100);
            });
    Path uncounted = recordLongWaits("uncounted.jfr", () -> new Waits().add(25, event -> {}));

    String fair = LockComparison.of(slow, all, ReadingListener.SILENT).text(5);
    String lopsided = LockComparison.of(all, uncounted, ReadingListener.SILENT).text(5);

    assertTrue(fair.contains("SITES IN BOTH: 1 site"), fair);
    assertFalse(fair.contains("cannot be compared"), fair);
    assertTrue(
        lopsided.contains("A tells of every wait, B of waits of 20.0 ms and more: "), lopsided);
  }

  private Path recordLongWaits(String name, Recorded.Activity activity) throws Exception {
    return Recorded.to(
        dir.resolve(name),
        recording ->
            recording.enable(Findings.CONTENTION_EVENT).withThreshold(Duration.ofMillis(20)),
        activity);
  }

  private static String text(Path file) throws RecordingException {
    return LockReport.of(List.of(file)).text(20);
  }

  private static JsonObject json(Path... files) throws RecordingException {
    return JsonParser.parseString(LockReport.of(List.of(files)).json()).getAsJsonObject();
  }

  private static JsonObject site(JsonObject report) {
    return report.getAsJsonArray("sites").get(0).getAsJsonObject();
  }

  private static double percentile(JsonObject site, String name) {
    return site.getAsJsonObject("percentiles").get(name + "Nanos").getAsDouble();
  }
}
