package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.locksmith.program.Measured;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a recording tells of waits that the program has measured, and of whose end it knows. */
class MeasuredWaitsIT {
  private static final String SITES = Measured.class.getName() + ".";
  private static final double TOLERANCE = 0.05;

  /** In how many rounds the waiter may lose its processor between the two looks at a clock. */
  private static final int DISTURBED = 3;

  private static final double OWNERS_KNOWN = 0.99;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void ofPlatformThreads(String strategy) throws IOException {
    assertTold(strategy, "platform");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void ofVirtualThreads(String strategy) throws IOException {
    assumeTrue(Runtime.version().feature() >= 21, "virtual threads came with Java 21");
    assertTold(strategy, "virtual");
  }

  private void assertTold(String strategy, String threads) throws IOException {
    Path file = folder.resolve("rec.jfr");
    Jvm.Result result =
        Jvm.java(
                "-Xlog:jfr+startup=off",
                "-XX:StartFlightRecording:filename=" + file,
                Jvm.agent("strategy=" + strategy))
            .with(Measured.class.getName(), threads)
            .run();
    assertEquals(0, result.status(), result.err());

    List<RecordedEvent> waits = waits(file);
    List<String> lines = result.out().lines().toList();
    assertEquals(4 * Measured.ROUNDS, lines.size(), result.out());
    assertEquals(lines.size(), waits.size());
    Map<String, List<Pair>> pairs = new TreeMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String mode = waits.get(i).getString("mode");
      assertTrue(lines.get(i).startsWith(mode + " "), lines.get(i));
      long measured = Long.parseLong(lines.get(i).substring(mode.length() + 1));
      pairs
          .computeIfAbsent(mode, key -> new ArrayList<>())
          .add(new Pair(measured, waits.get(i).getDuration().toNanos()));
    }
    pairs.values().forEach(MeasuredWaitsIT::assertAgree);
    assertOwners(waits);
  }

  private static void assertAgree(List<Pair> pairs) {
    assertEquals(Measured.ROUNDS, pairs.size());
    List<Pair> undisturbed =
        pairs.stream()
            .sorted(Comparator.comparingLong(Pair::untold))
            .limit(Measured.ROUNDS - DISTURBED)
            .toList();
    double measured = undisturbed.stream().mapToLong(Pair::measured).sum();
    double told = undisturbed.stream().mapToLong(Pair::told).sum();
    assertEquals(1, told / measured, TOLERANCE, pairs::toString);
  }

  private static void assertOwners(List<RecordedEvent> waits) {
    int owned = 0;
    for (RecordedEvent wait : waits) {
      if (wait.getString("mode").equals("permit")) {
        assertNull(wait.getValue("owner"), "nobody owns permits");
        assertNull(wait.getString("ownerName"), "nobody owns permits");
      } else if (isHolder(wait)) {
        owned++;
      }
    }
    assertTrue(owned >= OWNERS_KNOWN * 3 * Measured.ROUNDS, "owners known: " + owned);
  }

  private static List<RecordedEvent> waits(Path file) throws IOException {
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockContention"))
        .filter(event -> event.getString("site").matches("\\Q" + SITES + "\\E[a-zA-Z]+"))
        .sorted(Comparator.comparing(RecordedEvent::getStartTime))
        .toList();
  }

  /** One wait, as the program has measured it and as the recording tells it, in nanoseconds. */
  private record Pair(long measured, long told) {
    long untold() {
      return Math.abs(measured - told);
    }
  }

  private static boolean isHolder(RecordedEvent wait) {
    RecordedThread owner = wait.getThread("owner");
    return owner != null
        && owner.getJavaThreadId() != wait.getThread().getJavaThreadId()
        && Measured.HOLDER.equals(owner.getJavaName())
        && Measured.HOLDER.equals(wait.getString("ownerName"));
  }
}
