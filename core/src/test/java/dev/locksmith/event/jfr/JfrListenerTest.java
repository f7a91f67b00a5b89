package dev.locksmith.event.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JfrListenerTest {
  @TempDir Path dir;

  @Test
  void theNameOfAnOwnerOutlivesIt() throws Exception {
    Thread owner = new Thread(() -> {}, "short-lived");
    owner.start();
    owner.join();
    Path file = dir.resolve("a.jfr");
    try (Recording recording = new Recording()) {
      recording.enable(LockContentionEvent.class).withThreshold(Duration.ZERO);
      recording.start();
      contend(owner);
      contend(null);
      recording.stop();
      recording.dump(file);
    }

    List<String> names =
        RecordingFile.readAllEvents(file).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockContention"))
            .map(event -> event.getString("ownerName"))
            .toList();

    assertEquals(Arrays.asList("short-lived", null), names);
  }

  private static void contend(Thread owner) {
    JfrListener listener = new JfrListener();
    Contention contention = new Contention();
    contention.mode = Mode.EXCLUSIVE;
    contention.outcome = Outcome.ACQUIRED;
    contention.owner = owner;
    listener.begin(contention);
    listener.end(contention);
    listener.record(contention);
  }
}
