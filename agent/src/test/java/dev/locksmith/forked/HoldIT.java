package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Holder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Critical sections that follow a wait, as {@code LockHold} tells them. */
class HoldIT {
  private static final String ON = "+dev.locksmith.LockHold#enabled=true";
  private static final String PROGRAM = Holder.class.getName();

  @TempDir Path folder;

  private List<RecordedEvent> record(String strategy, String... options) throws Exception {
    Path file = folder.resolve("rec.jfr");
    Jvm.java(
            "-Xlog:jfr+startup=off",
            "-XX:StartFlightRecording:filename=" + file + "," + String.join(",", options),
            Jvm.agent("strategy=" + strategy))
        .run(Holder.class)
        .printed("done");
    return RecordingFile.readAllEvents(file);
  }

  private static List<RecordedEvent> of(List<RecordedEvent> events, String type) {
    return events.stream()
        .filter(event -> event.getEventType().getName().equals("dev.locksmith." + type))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void longSectionsAreToldWithTheirEnd(String strategy) throws Exception {
    List<RecordedEvent> events = record(strategy, ON, "+dev.locksmith.LockHold#threshold=15ms");
    List<RecordedEvent> holds = of(events, "LockHold");

    assertEquals(
        Set.of(PROGRAM + ".held", PROGRAM + ".written"),
        holds.stream().map(hold -> hold.getString("site")).collect(Collectors.toSet()));
    for (RecordedEvent hold : holds) {
      assertTrue(hold.getDuration().compareTo(Duration.ofMillis(20)) >= 0, hold::toString);
      assertTrue(hold.getThread().getJavaName().startsWith("holder-"), hold::toString);
      assertEquals(strategy, hold.getString("strategy"));
      assertEquals("hold", methodOf(hold));
    }
  }

  /** The program's method that ended the section. */
  private static String methodOf(RecordedEvent hold) {
    return hold.getStackTrace().getFrames().stream()
        .filter(frame -> frame.getMethod().getType().getName().equals(PROGRAM))
        .map(frame -> frame.getMethod().getName())
        .findFirst()
        .orElse("");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "optimistic"})
  void sectionsOfPermitsAndAcrossAwaitAreNot(String strategy) throws Exception {
    List<RecordedEvent> events = record(strategy, ON, "+dev.locksmith.LockHold#threshold=0ns");
    Set<String> sites =
        of(events, "LockHold").stream()
            .map(hold -> hold.getString("site"))
            .collect(Collectors.toSet());
    assertTrue(sites.contains(PROGRAM + ".brief"), sites::toString);
    assertTrue(!sites.contains(PROGRAM + ".shared"), sites::toString);
    assertTrue(
        of(events, "LockHold").stream()
            .filter(hold -> hold.getString("site").equals(PROGRAM + ".awaited"))
            .allMatch(hold -> hold.getDuration().compareTo(Duration.ofMillis(40)) < 0),
        "the time in await is not in a section");
  }

  @Test
  void theyCanBeToldWithoutTheWaits() throws Exception {
    List<RecordedEvent> events = record("jdk", ON, "+dev.locksmith.LockContention#enabled=false");
    assertTrue(of(events, "LockHold").size() >= 10, "holds: " + of(events, "LockHold").size());
    assertEquals(List.of(), of(events, "LockContention"));
  }

  @Test
  void theyAreOffUnlessAskedFor() throws Exception {
    List<RecordedEvent> events =
        record("optimistic", "+dev.locksmith.LockContention#threshold=0ns");
    assertTrue(of(events, "LockContention").size() >= 10, "threads met");
    assertEquals(List.of(), of(events, "LockHold"));
  }
}
