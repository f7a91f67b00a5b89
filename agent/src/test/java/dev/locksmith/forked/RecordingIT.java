package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Contender;
import dev.locksmith.program.Hanging;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingIT {
  private static final String PROGRAM = Contender.class.getName();
  private static final double TOLERANCE = 0.10;

  @TempDir static Path folder;

  private static List<RecordedEvent> events;
  private static ParkComparison parks;

  @BeforeAll
  static void record() throws IOException {
    Path file = folder.resolve("contender.jfr");
    Jvm.Result result =
        Jvm.java(
                "-XX:StartFlightRecording:filename=" + file + ",jdk.ThreadPark#threshold=0ns",
                Jvm.agent(""))
            .run(Contender.class);
    // JFR writes lines of its own to standard output.
    assertTrue(result.out().endsWith("160 80 160"), result.out() + result.err());
    result.saidOneLineWith("ReentrantLock=jdk");
    events = RecordingFile.readAllEvents(file);
    parks = ParkComparison.of(file);
  }

  private static List<RecordedEvent> of(String type) {
    return events.stream().filter(event -> event.getEventType().getName().equals(type)).toList();
  }

  @Test
  void everySiteIsNamedByItsField() {
    assertEquals(
        Set.of(PROGRAM + ".lock", PROGRAM + ".readWriteLock", PROGRAM + ".permits"),
        of("dev.locksmith.LockContention").stream()
            .map(event -> event.getString("site"))
            .collect(Collectors.toSet()));
  }

  @Test
  void swapsAreListedWithTheLocksMade() {
    List<RecordedEvent> swaps =
        of("dev.locksmith.LockSwap").stream()
            .filter(event -> event.getString("site").equals(PROGRAM + ".neverContended"))
            .sorted(Comparator.comparing(RecordedEvent::getStartTime))
            .toList();
    assertFalse(swaps.isEmpty());
    RecordedEvent last = swaps.get(swaps.size() - 1);
    assertTrue(last.getBoolean("swapped"));
    assertEquals("ReentrantLock", last.getString("lockType"));
    assertEquals("jdk", last.getString("strategy"));
    assertEquals(1, last.getLong("created"));
  }

  @Test
  void theOwnerIsAnotherContender() {
    List<RecordedEvent> exclusive =
        of("dev.locksmith.LockContention").stream()
            .filter(event -> event.getString("mode").equals("exclusive"))
            .toList();
    long known =
        exclusive.stream()
            .map(event -> (RecordedThread) event.getValue("owner"))
            .filter(owner -> owner != null && owner.getJavaName().startsWith("contender-"))
            .count();
    // Between two owners nobody is named; on a busy machine that is where many waits begin.
    assertTrue(2 * known > exclusive.size(), known + " of " + exclusive.size());
    for (RecordedEvent event : exclusive) {
      RecordedThread owner = event.getValue("owner");
      assertTrue(
          owner == null || owner.getJavaThreadId() != event.getThread().getJavaThreadId(),
          event.toString());
    }
  }

  @Test
  void readsAndWritesAreToldApart() {
    Set<String> modes = new HashSet<>();
    for (RecordedEvent event : of("dev.locksmith.LockContention")) {
      if (event.getString("site").endsWith(".readWriteLock")) {
        modes.add(event.getString("mode"));
      }
    }
    assertEquals(Set.of("read", "write"), modes);
  }

  @Test
  void waitsAgreeWithTheParksOfTheJdk() {
    assertTrue(parks.waits() > 100, parks.toString());
    assertEquals(1.0, parks.parkedShareOfWaits(), TOLERANCE, parks.toString());
  }

  @Test
  void noLongParkOnALockIsMissing() {
    assertEquals(0.0, parks.unseenShareOfParks(), TOLERANCE, parks.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "optimistic"})
  void aLockThatHangsIsReportedFirst(String strategy) {
    Path file = folder.resolve("hanging-" + strategy + ".jfr");
    Jvm.java("-XX:StartFlightRecording:filename=" + file, Jvm.agent("strategy=" + strategy))
        .run(Hanging.class);
    Jvm.Result report = Jvm.tool("java", "-jar", Jvm.AGENT, "report", file.toString()).run();
    assertEquals(0, report.status(), report.err());
    assertTrue(
        report.out().contains("STILL WAITED FOR as the recording ended: 1 site"), report.out());
    assertTrue(report.out().contains("2  dev.locksmith.program.Hanging.lock"), report.out());
  }
}
