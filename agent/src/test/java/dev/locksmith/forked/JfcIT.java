package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Contender;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The settings that {@code jfc} writes, and others, in recordings of a JVM under the agent. */
class JfcIT {
  private static final String CONTENTION = "dev.locksmith.LockContention";
  private static final String STATISTICS = "dev.locksmith.LockSiteStatistics";

  @TempDir static Path folder;

  private static String low;
  private static String full;

  @BeforeAll
  static void write() {
    low = write("locksmith.jfc");
    full = write("full.jfc", "--full");
  }

  private static String write(String name, String... options) {
    String file = folder.resolve(name).toString();
    Jvm.tool("java", "-jar", Jvm.AGENT, "jfc")
        .with(options)
        .with(file)
        .run()
        .printed("wrote " + file);
    return "settings=" + file;
  }

  @Test
  void theyGoBesideThoseOfTheJdk() throws Exception {
    Recorded recorded = Recorded.with("settings=default," + low);
    assertEquals("10 ms", recorded.setting(CONTENTION, "threshold"));
    assertEquals("10 s", recorded.setting(STATISTICS, "period"));
    assertEquals("20 ms", recorded.setting("jdk.JavaMonitorEnter", "threshold"));
    assertTrue(
        recorded.waits().stream().allMatch(wait -> wait.compareTo(Duration.ofMillis(10)) >= 0));
    assertTrue(recorded.counted() > recorded.waits().size(), "statistics know of every wait");
    assertTrue(recorded.counted() > 100, "threads met: " + recorded.counted());
  }

  @Test
  void theFullOnesHaveEveryWaitWithoutTheJdks() throws Exception {
    Recorded recorded = Recorded.with(full);
    assertEquals(recorded.counted(), recorded.waits().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {CONTENTION + "#threshold=1ms", "locksmith-wait-threshold=1ms"})
  void anOptionTunesThem(String option) throws Exception {
    assertTuned(Recorded.with("settings=default," + low + "," + option));
  }

  @Test
  void anEventIsTunedWithoutThem() throws Exception {
    assertTuned(Recorded.with("+" + CONTENTION + "#threshold=1ms"));
  }

  private static void assertTuned(Recorded recorded) {
    assertEquals("1 ms", recorded.setting(CONTENTION, "threshold").replace("1ms", "1 ms"));
    assertTrue(recorded.waits().size() > 50, "the threshold is not 10 ms: " + recorded.waits());
    assertTrue(
        recorded.waits().stream().allMatch(wait -> wait.compareTo(Duration.ofMillis(1)) >= 0));
  }

  /** What a run of {@link Contender} left. */
  private record Recorded(List<RecordedEvent> events, Map<Long, String> types) {
    static Recorded with(String options) throws Exception {
      Path file = folder.resolve("rec.jfr");
      Jvm.java(
              "-Xlog:jfr+startup=off",
              "-XX:StartFlightRecording:filename=" + file + "," + options,
              Jvm.agent(""))
          .run(Contender.class)
          .printed("160 80 160");
      Map<Long, String> types = new HashMap<>();
      try (RecordingFile recording = new RecordingFile(file)) {
        for (EventType type : recording.readEventTypes()) {
          types.put(type.getId(), type.getName());
        }
      }
      return new Recorded(RecordingFile.readAllEvents(file), types);
    }

    private List<RecordedEvent> of(String type) {
      return events.stream().filter(event -> event.getEventType().getName().equals(type)).toList();
    }

    /** The value of a setting as the recording ended. */
    String setting(String type, String name) {
      return of("jdk.ActiveSetting").stream()
          .filter(event -> type.equals(types.get(event.getLong("id"))))
          .filter(event -> event.getString("name").equals(name))
          .map(event -> event.getString("value"))
          .reduce("", (before, last) -> last);
    }

    List<Duration> waits() {
      return of(CONTENTION).stream().map(RecordedEvent::getDuration).toList();
    }

    /** How many waits the statistics of all sites know of. */
    long counted() {
      return of(STATISTICS).stream().mapToLong(event -> event.getLong("contended")).sum();
    }
  }
}
