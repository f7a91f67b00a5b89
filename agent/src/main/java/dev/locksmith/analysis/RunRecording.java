package dev.locksmith.analysis;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;

/** What the recordings of one run of a program tell: all its JVMs together. */
public final class RunRecording {
  private static final String GC_PAUSE_EVENT = "jdk.GCPhasePause";

  private final Map<SiteKey, RecordedWaits> waits = new HashMap<>();
  private long gcPauseNanos;

  private RunRecording() {}

  /**
   * Reads recordings. That one of them has no Locksmith event is no error: a run without contention
   * has none.
   *
   * @throws RecordingException if one of them cannot be read, or is cut off
   */
  public static RunRecording of(Collection<Path> files) throws RecordingException {
    RunRecording run = new RunRecording();
    for (Path file : files) {
      ChunkReader.chunks(file);
      try (EventReader events = EventReader.open(file)) {
        for (RecordedEvent event = events.next(); event != null; event = events.next()) {
          run.add(event);
        }
      }
      run.waits.values().forEach(RecordedWaits::endRecording);
    }
    return run;
  }

  private void add(RecordedEvent event) {
    switch (event.getEventType().getName()) {
      case Findings.CONTENTION_EVENT ->
          waits.computeIfAbsent(SiteKey.of(event), RecordedWaits::new).add(Wait.nanosOf(event));
      case CountedPeriod.EVENT ->
          waits
              .computeIfAbsent(SiteKey.ofCounted(event), RecordedWaits::new)
              .add(CountedPeriod.of(event));
      case GC_PAUSE_EVENT -> gcPauseNanos += event.getDuration().toNanos();
      default -> {}
    }
  }

  /** How long the collector made the application pause, in nanoseconds. */
  public long gcPauseNanos() {
    return gcPauseNanos;
  }

  /** The waits by site, in no order. */
  public List<RecordedWaits> waits() {
    return new ArrayList<>(waits.values());
  }
}
