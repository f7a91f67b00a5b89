package dev.locksmith.event.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.event.Outcome;
import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteStatisticsTest {
  private static final double ERROR = 1.0 / 16;

  @TempDir Path folder;

  private final LockSite site = TunedFixtures.site(LockType.REENTRANT_LOCK, Strategy.OPTIMISTIC);
  private Recording recording;

  @BeforeEach
  void start() {
    recording = new Recording();
    recording.enable(LockSiteStatisticsEvent.class);
    recording.start();
  }

  @AfterEach
  void close() {
    recording.close();
  }

  /** The events of the site. */
  private List<RecordedEvent> stop() throws Exception {
    recording.stop();
    Path file = folder.resolve("statistics.jfr");
    recording.dump(file);
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> site.name().equals(event.getString("site")))
        .sorted(Comparator.comparing(RecordedEvent::getStartTime))
        .toList();
  }

  private void spun(long nanos) {
    site.count(Outcome.ACQUIRED, nanos);
    site.countLength(nanos, 1);
  }

  private void parked(Outcome outcome, long nanos, long spunNanos) {
    site.countLinedUp();
    site.countLeft(nanos, spunNanos);
    site.count(outcome, nanos);
    site.countLength(nanos, 1);
  }

  @Test
  void anEventTellsWhatItsPeriodBrought() throws Exception {
    SiteStatistics statistics = new SiteStatistics();
    for (int i = 0; i < 8; i++) {
      spun(1_000);
    }
    parked(Outcome.TIMED_OUT, 1_000_000, 20_000);
    parked(Outcome.INTERRUPTED, 2_000_000, 0);
    statistics.write();
    parked(Outcome.ACQUIRED, 500_000, 0);
    site.countLinedUp();
    statistics.write();

    List<RecordedEvent> events = stop();

    assertEquals(2, events.size());
    RecordedEvent first = events.get(0);
    assertEquals("ReentrantLock", first.getString("lockType"));
    assertEquals("optimistic", first.getString("strategy"));
    assertEquals("optimistic", first.getString("policy"));
    assertEquals(10, first.getLong("contended"));
    assertEquals(8, first.getLong("spinAcquired"));
    assertEquals(2, first.getLong("parked"));
    assertEquals(1, first.getLong("timedOut"));
    assertEquals(1, first.getLong("interrupted"));
    assertEquals(0, first.getLong("waiting"));
    assertEquals(Duration.ofNanos(3_008_000), first.getDuration("totalWait"));
    assertEquals(Duration.ofNanos(28_000), first.getDuration("spinTime"));
    assertEquals(Duration.ofMillis(2), first.getDuration("longestWait"));
    assertEquals(1_000.0, (double) first.getDuration("medianWait").toNanos(), 1_000 * ERROR);
    assertEquals(2e6, (double) first.getDuration("p99Wait").toNanos(), 2e6 * ERROR);
    assertEquals(
        3_008_000.0 / first.getDuration("period").toNanos(), first.getDouble("meanWaiting"), 1e-9);
    RecordedEvent second = events.get(1);
    assertEquals(1, second.getLong("contended"));
    assertEquals(0, second.getLong("timedOut"));
    assertEquals(1, second.getLong("waiting"));
    assertEquals(Duration.ofNanos(500_000), second.getDuration("longestWait"));
    assertEquals(Duration.ofNanos(500_000), second.getDuration("medianWait"));
    assertEquals(2_000_000, site.longestWaitNanos(), "the site still knows its longest");
    site.countLeft(0, 0);
  }

  @Test
  void aSiteAtWhichThreadsHangIsToldThoughNoWaitEnds() throws Exception {
    SiteStatistics statistics = new SiteStatistics();
    site.countLinedUp();
    statistics.write();
    site.countLeft(0, 0);
    statistics.write();

    List<RecordedEvent> events = stop();

    assertEquals(1, events.size());
    assertEquals(0, events.get(0).getLong("contended"));
    assertEquals(1, events.get(0).getLong("waiting"));
    assertEquals(Duration.ZERO, events.get(0).getDuration("p99Wait"));
  }

  @Test
  void whatWasCountedWhileNobodyRecordedIsNotTold() throws Exception {
    spun(1_000);
    SiteStatistics statistics = new SiteStatistics();
    statistics.write();
    spun(1_000_000);
    statistics.pause();
    spun(1_000_000);
    statistics.write();
    spun(2_000);
    statistics.write();

    List<RecordedEvent> events = stop();

    assertEquals(1, events.size());
    assertEquals(1, events.get(0).getLong("contended"));
    assertEquals(Duration.ofNanos(2_000), events.get(0).getDuration("longestWait"));
  }

  @Test
  void memoryIsThatOfPaddedLocksUpToTheBudgetAndOfCompactOnesBeyond() throws Exception {
    SiteStatistics statistics = new SiteStatistics();
    for (int i = 0; i < 3; i++) {
      LockSites.made(site.number());
    }
    assertTrue(site.paddingBudget().take());
    spun(1_000);
    statistics.write();

    RecordedEvent event = stop().get(0);

    assertEquals(3, event.getLong("created"));
    assertEquals(368 + 2 * 104, event.getLong("memory"));
  }
}
