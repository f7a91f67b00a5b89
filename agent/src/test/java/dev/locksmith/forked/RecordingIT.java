package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Contender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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

class RecordingIT {
  private static final String PROGRAM = Contender.class.getName();
  private static final Duration WORTH_COMPARING = Duration.ofMillis(1);
  private static final double TOLERANCE = 0.10;

  @TempDir static Path folder;

  private static List<RecordedEvent> events;

  @BeforeAll
  static void record() throws IOException {
    Path file = folder.resolve("contender.jfr");
    Path settings =
        Files.writeString(
            folder.resolve("all.jfc"),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <configuration version="2.0">
              <event name="jdk.ThreadPark">
                <setting name="enabled">true</setting>
                <setting name="stackTrace">true</setting>
                <setting name="threshold">0 ns</setting>
              </event>
            </configuration>
            """);
    Jvm.Result result =
        Jvm.java(
                "-XX:StartFlightRecording:filename=" + file + ",settings=" + settings,
                Jvm.agent(""))
            .run(Contender.class);
    // JFR writes lines of its own to standard output.
    assertTrue(result.out().endsWith("160 80 160"), result.out() + result.err());
    result.saidOneLineWith("ReentrantLock=jdk");
    events = RecordingFile.readAllEvents(file);
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
    assertTrue(known >= 0.9 * exclusive.size(), known + " of " + exclusive.size());
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
    List<RecordedEvent> parks =
        of("jdk.ThreadPark").stream().filter(RecordingIT::isOnALock).toList();
    long waited = 0;
    long parked = 0;
    int compared = 0;
    for (RecordedEvent wait : of("dev.locksmith.LockContention")) {
      if (wait.getDuration().compareTo(WORTH_COMPARING) < 0) {
        continue;
      }
      compared++;
      waited += wait.getDuration().toNanos();
      parked +=
          parks.stream()
              .filter(park -> sameThread(park, wait))
              .filter(park -> !park.getStartTime().isBefore(wait.getStartTime()))
              .filter(park -> !park.getEndTime().isAfter(wait.getEndTime()))
              .mapToLong(park -> park.getDuration().toNanos())
              .sum();
    }
    assertTrue(compared > 100, "waits compared: " + compared);
    assertEquals(1.0, (double) parked / waited, TOLERANCE, parked + " / " + waited);
  }

  @Test
  void noLongParkOnALockIsMissing() {
    List<RecordedEvent> waits = of("dev.locksmith.LockContention");
    long all = 0;
    long told = 0;
    for (RecordedEvent park : of("jdk.ThreadPark")) {
      if (isOnALock(park) && park.getDuration().compareTo(WORTH_COMPARING) >= 0) {
        all += park.getDuration().toNanos();
        boolean covered =
            waits.stream()
                .anyMatch(
                    wait ->
                        sameThread(park, wait)
                            && !park.getStartTime().isBefore(wait.getStartTime())
                            && !park.getEndTime().isAfter(wait.getEndTime()));
        told += covered ? park.getDuration().toNanos() : 0;
      }
    }
    assertTrue(all > 0, "no parks were recorded");
    assertEquals(1.0, (double) told / all, TOLERANCE, told + " / " + all);
  }

  private static boolean isOnALock(RecordedEvent park) {
    return park.getClass("parkedClass") != null
        && park.getClass("parkedClass").getName().matches("java\\.util\\.concurrent\\..*Sync");
  }

  private static boolean sameThread(RecordedEvent left, RecordedEvent right) {
    return left.getThread().getJavaThreadId() == right.getThread().getJavaThreadId();
  }
}
