package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Contender;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the statistics of sites say, against the single waits of the same recording. */
class StatisticsIT {
  private static final double TOLERANCE = 0.05;

  /** A waiter can lose its processor between the two looks at the clock. */
  private static final double PREEMPTION_NANOS = 20e6;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void theyAddUpToTheSingleWaits(String strategy) throws Exception {
    Path file = folder.resolve("rec.jfr");
    Jvm.java(
            "-Xlog:jfr+startup=off",
            "-XX:StartFlightRecording:filename="
                + file
                + ",+dev.locksmith.LockSiteStatistics#period=100ms",
            Jvm.agent("strategy=" + strategy))
        .run(Contender.class)
        .printed("160 80 160");
    List<RecordedEvent> events = RecordingFile.readAllEvents(file);
    List<RecordedEvent> waits = of(events, "LockContention");
    List<RecordedEvent> statistics = of(events, "LockSiteStatistics");

    assertEquals(3, sum(waits, wait -> 1).size(), waits::toString);
    assertEquals(sum(waits, wait -> 1), sum(statistics, event -> event.getLong("contended")));
    assertTrue(statistics.size() > 6, "there are periods: " + statistics.size());
    Map<String, Long> single = sum(waits, wait -> wait.getDuration().toNanos());
    Map<String, Long> total = sum(statistics, event -> event.getDuration("totalWait").toNanos());
    for (String site : single.keySet()) {
      double slack = TOLERANCE * single.get(site) + PREEMPTION_NANOS;
      assertEquals((double) single.get(site), (double) total.get(site), slack, site);
    }
    long spun = totalOf(statistics, event -> event.getLong("spinAcquired"));
    long parked = totalOf(statistics, event -> event.getLong("parked"));
    assertEquals(waits.size(), spun + parked);
    // A few enter the wait list, and get the lock before they are parked.
    assertTrue(spun <= waits.stream().filter(wait -> wait.getInt("parks") == 0).count());
    assertEquals(
        (double) totalOf(waits, wait -> wait.getDuration("spinTime").toNanos()),
        (double) totalOf(statistics, event -> event.getDuration("spinTime").toNanos()),
        PREEMPTION_NANOS);
    for (RecordedEvent event : statistics) {
      assertEquals(1, event.getLong("created"), event::toString);
      assertEquals(strategy, event.getString("strategy"));
      assertTrue(
          event.getDuration("medianWait").compareTo(event.getDuration("p99Wait")) <= 0
              && event.getDuration("p99Wait").compareTo(event.getDuration("longestWait")) <= 0,
          event::toString);
    }
  }

  private static List<RecordedEvent> of(List<RecordedEvent> events, String type) {
    return events.stream()
        .filter(event -> event.getEventType().getName().equals("dev.locksmith." + type))
        .toList();
  }

  /** By site. */
  private static Map<String, Long> sum(
      List<RecordedEvent> events, ToLongFunction<RecordedEvent> value) {
    return events.stream()
        .collect(
            Collectors.groupingBy(
                event -> event.getString("site"), TreeMap::new, Collectors.summingLong(value)));
  }

  private static long totalOf(List<RecordedEvent> events, ToLongFunction<RecordedEvent> value) {
    return events.stream().mapToLong(value).sum();
  }
}
