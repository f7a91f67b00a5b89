package dev.locksmith.jmc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.Severity;
import org.openjdk.jmc.flightrecorder.rules.TypedResult;

class RulesTest {
  @TempDir Path folder;

  private Map<String, IResult> analyse(Runnable events) throws Exception {
    Path file = folder.resolve("rec.jfr");
    try (Recording recording = new Recording()) {
      recording.start();
      events.run();
      recording.stop();
      recording.dump(file);
    }
    return Analysis.of(file.toFile());
  }

  private static void assertFound(Severity severity, String words, IResult result) {
    assertEquals(severity, result.getSeverity(), result.getSummary());
    assertTrue(result.getSummary().contains(words), result.getSummary());
    assertTrue(result.getExplanation().length() > 20, result::getExplanation);
    assertTrue(result.getSolution().length() > 20, result::getSolution);
    assertTrue(result.getResult(TypedResult.ITEM_QUERY) != null, "it links to its events");
  }

  private static StatisticsEvent statistics(String site, long contended, long totalWaitMillis) {
    StatisticsEvent event = new StatisticsEvent();
    event.site = site;
    event.contended = contended;
    event.totalWait = TimeUnit.MILLISECONDS.toNanos(totalWaitMillis);
    return event;
  }

  private static void contention(String mode, long waitMillis) {
    ContentionEvent event = new ContentionEvent();
    event.lockType = "ReentrantReadWriteLock";
    event.mode = mode;
    event.begin();
    sleep(waitMillis);
    event.commit();
  }

  private static void sleep(long millis) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
  }

  @Test
  void aRecordingWithoutLocksmithHasNothingToSay() throws Exception {
    assertEquals(7, Analysis.rules().size());
    analyse(() -> {})
        .forEach((rule, result) -> assertEquals(Severity.NA, result.getSeverity(), rule));
  }

  @Test
  void theHottestSiteIsThatAtWhichMostThreadsWait() throws Exception {
    IResult result =
        analyse(
                () -> {
                  statistics("a.B.often", 10_000, 20).commit();
                  statistics("a.B.long", 100, 3_000).commit();
                })
            .get("HottestSite");
    assertFound(Severity.WARNING, "locks made at a.B.long (ReentrantLock, jdk)", result);
    assertTrue(result.getSummary().matches("On average (3\\.0|2\\.[89]).*"), result.getSummary());
    assertTrue(result.getExplanation().contains("99 %"), result.getExplanation());
  }

  @Test
  void aFewWaitsAreFine() throws Exception {
    IResult result = analyse(() -> statistics("a.B.c", 3, 1).commit()).get("HottestSite");
    assertEquals(Severity.OK, result.getSeverity());
  }

  @Test
  void spinsThatEndInTheWaitListAreFutile() throws Exception {
    StatisticsEvent event = statistics("a.B.c", 1_000, 900);
    event.strategy = "optimistic";
    event.spinAcquired = 100;
    event.spinTime = TimeUnit.MILLISECONDS.toNanos(100);
    assertFound(
        Severity.WARNING,
        "only 10 % of the acquisitions",
        analyse(event::commit).get("FutileSpinning"));
    event.spinAcquired = 900;
    assertEquals(
        Severity.OK, analyse(event::commit).get("FutileSpinning").getSeverity(), "it pays");
  }

  @Test
  void theLongestSectionIsNamed() throws Exception {
    IResult result =
        analyse(
                () -> {
                  for (int millis : new int[] {1, 100}) {
                    HoldEvent event = new HoldEvent();
                    event.site = "a.B.held" + millis;
                    event.begin();
                    sleep(millis);
                    event.commit();
                  }
                })
            .get("LongHold");
    assertFound(Severity.INFO, "made at a.B.held100 (ReentrantLock, jdk) was held for 10", result);
  }

  @Test
  void writersThatWaitMuchLongerStarve() throws Exception {
    IResult result =
        analyse(
                () -> {
                  for (int i = 0; i < 5; i++) {
                    contention("read", 1);
                    contention("write", 80);
                  }
                })
            .get("WriterStarvation");
    assertFound(Severity.WARNING, "A contended writer of com.acme.Pool.lock", result);
  }

  @Test
  void writersThatWaitAsReadersDoAreFine() throws Exception {
    IResult result =
        analyse(
                () -> {
                  for (int i = 0; i < 5; i++) {
                    contention("read", 5);
                    contention("write", 5);
                  }
                })
            .get("WriterStarvation");
    assertEquals(Severity.OK, result.getSeverity(), result.getSummary());
  }

  @Test
  void aFairLockCostsIfThreadsMeetAtIt() throws Exception {
    Runnable waits =
        () -> {
          for (int i = 0; i < 20_000; i++) {
            ContentionEvent event = new ContentionEvent();
            event.fair = true;
            event.begin();
            event.commit();
          }
        };
    assertFound(
        Severity.WARNING,
        "times a second a thread waited for a fair lock",
        analyse(waits).get("FairLock"));
    IResult unfair = analyse(() -> new ContentionEvent().commit()).get("FairLock");
    assertEquals(Severity.OK, unfair.getSeverity(), unfair.getSummary());
  }

  @Test
  void shortWaitsAtNeighboursAreASuspicionAndNoMore() throws Exception {
    Runnable waits =
        () -> {
          StatisticsEvent event = statistics("com.acme.Pool.lock", 1_000_000, 2_000);
          event.created = 16;
          event.commit();
          for (int lock = 0; lock < 16; lock++) {
            ContentionEvent contention = new ContentionEvent();
            contention.lockId = lock;
            contention.commit();
          }
        };
    assertFound(Severity.INFO, "one of the 16 locks", analyse(waits).get("FalseSharing"));
  }

  @Test
  void paddedLocksThatNobodyWaitsForAreMemory() throws Exception {
    Runnable swaps =
        () -> {
          for (String strategy : new String[] {"jdk", "padded"}) {
            SwapEvent event = new SwapEvent();
            event.strategy = strategy;
            event.created = 8_000;
            event.commit();
            event.commit();
          }
        };
    assertFound(Severity.INFO, "8,000 locks of 1 sites", analyse(swaps).get("NeverContended"));
    StatisticsEvent met = statistics("com.acme.Pool.lock", 1, 1);
    met.strategy = "padded";
    Runnable both =
        () -> {
          swaps.run();
          met.commit();
        };
    assertEquals(Severity.OK, analyse(both).get("NeverContended").getSeverity());
  }
}
