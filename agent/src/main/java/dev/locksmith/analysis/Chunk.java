package dev.locksmith.analysis;

import java.time.Instant;

/**
 * A chunk of a recording, as its header tells. Two recordings that hold equal chunks were dumped
 * from one JVM and overlap.
 *
 * @param startNanos when it begins, in nanoseconds since 1970
 * @param durationNanos how long it is
 * @param startTicks when it begins on the JVM's own clock
 * @param size bytes, header included
 */
record Chunk(long startNanos, long durationNanos, long startTicks, long size) {
  Instant start() {
    return instant(startNanos);
  }

  Instant end() {
    return instant(startNanos + durationNanos);
  }

  private static Instant instant(long nanos) {
    return Instant.ofEpochSecond(0, nanos);
  }
}
