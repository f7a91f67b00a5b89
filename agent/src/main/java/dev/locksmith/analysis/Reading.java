package dev.locksmith.analysis;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;

/**
 * How far the reading of one recording has come. The JDK's reader does not tell; but chunks are
 * read in turn, and when an event ended tells in which chunk it is.
 */
final class Reading {
  /** The listener is told after so many events. */
  private static final int STEP = 5_000;

  private final Path file;
  private final List<Chunk> chunks;
  private final ReadingListener listener;
  private final double size;
  private int current;
  private long bytesBefore;
  private long events;

  Reading(Path file, List<Chunk> chunks, ReadingListener listener) {
    this.file = file;
    this.chunks = chunks;
    this.listener = listener;
    this.size = chunks.stream().mapToLong(Chunk::size).sum();
  }

  /** An event was read. */
  void add(RecordedEvent event) {
    events++;
    if (events % STEP != 0) {
      return;
    }
    Instant end = event.getEndTime();
    while (current < chunks.size() - 1 && end.isAfter(chunks.get(current).end())) {
      bytesBefore += chunks.get(current).size();
      current++;
    }
    listener.read(file, bytesBefore / size, events);
  }
}
