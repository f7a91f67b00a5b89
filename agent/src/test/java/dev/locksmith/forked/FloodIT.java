package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Flood;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Scanner;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A million waits in a minute, each recorded, in a heap of 64 MiB: none is missing. {@code
 * locksmith.flood.seconds} is how long that is kept up.
 */
class FloodIT {
  private static final int SECONDS = Integer.getInteger("locksmith.flood.seconds", 2);
  private static final long WAITS_PER_MINUTE = 1_000_000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "mcs"})
  void noWaitIsMissing(String strategy) throws IOException {
    Path file = folder.resolve("rec.jfr");
    Jvm.Result result =
        Jvm.java(
                "-Xmx64m",
                "-Xlog:jfr+startup=off",
                "-XX:StartFlightRecording:filename="
                    + file
                    + ",+dev.locksmith.LockContention#threshold=0ns"
                    + ",+jdk.DataLoss#enabled=true",
                Jvm.agent("strategy=" + strategy))
            .with(Flood.class.getName(), Integer.toString(SECONDS))
            .run();
    assertEquals(0, result.status(), result.err());
    Scanner printed = new Scanner(result.out());
    long waits = printed.nextLong();
    long perMinute = printed.nextLong();

    long single = 0;
    long counted = 0;
    long lostBytes = 0;
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        RecordedEvent event = recording.readEvent();
        switch (event.getEventType().getName()) {
          case "dev.locksmith.LockContention" -> single += isOfTheFlood(event) ? 1 : 0;
          case "dev.locksmith.LockSiteStatistics" ->
              counted += isOfTheFlood(event) ? event.getLong("contended") : 0;
          case "jdk.DataLoss" -> lostBytes += event.getLong("amount");
          default -> {}
        }
      }
    }
    String found = result.out() + ": " + single + " single, " + lostBytes + " bytes lost";
    assertEquals(waits, counted, found);
    assertTrue(lostBytes > 0 ? single < waits : single == waits, found);
    // A machine may be busy with something else for seconds.
    assertTrue(SECONDS < 60 || perMinute >= WAITS_PER_MINUTE, found);
  }

  private static boolean isOfTheFlood(RecordedEvent event) {
    return event.getString("site").equals(Flood.class.getName() + ".lock");
  }
}
