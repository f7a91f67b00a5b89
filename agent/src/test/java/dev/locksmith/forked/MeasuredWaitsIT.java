package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.locksmith.program.Measured;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    Map<String, Long> told = new HashMap<>();
    int owned = 0;
    for (RecordedEvent wait : waits(file)) {
      String mode = wait.getString("mode");
      told.merge(mode, wait.getDuration().toNanos(), Long::sum);
      if (mode.equals("permit")) {
        assertNull(wait.getValue("owner"), "nobody owns permits");
        assertNull(wait.getString("ownerName"), "nobody owns permits");
      } else if (isHolder(wait)) {
        owned++;
      }
    }
    List<String> measured = result.out().lines().toList();
    assertEquals(4, measured.size(), result.out());
    for (String line : measured) {
      String mode = line.replaceFirst(" .*", "");
      double nanos = Long.parseLong(line.replaceFirst(".* ", ""));
      assertEquals(1, told.get(mode) / nanos, TOLERANCE, line);
    }
    assertTrue(owned >= OWNERS_KNOWN * 3 * Measured.ROUNDS, "owners known: " + owned);
  }

  private static List<RecordedEvent> waits(Path file) throws IOException {
    List<RecordedEvent> waits =
        RecordingFile.readAllEvents(file).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockContention"))
            .filter(event -> event.getString("site").matches("\\Q" + SITES + "\\E[a-zA-Z]+"))
            .toList();
    assertEquals(4 * Measured.ROUNDS, waits.size());
    return waits;
  }

  private static boolean isHolder(RecordedEvent wait) {
    RecordedThread owner = wait.getThread("owner");
    return owner != null
        && owner.getJavaThreadId() != wait.getThread().getJavaThreadId()
        && Measured.HOLDER.equals(owner.getJavaName())
        && Measured.HOLDER.equals(wait.getString("ownerName"));
  }
}
