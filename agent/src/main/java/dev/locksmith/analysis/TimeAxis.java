package dev.locksmith.analysis;

import java.util.Collection;
import java.util.concurrent.TimeUnit;

/**
 * The time that recordings cover, in bins of equal width. Recordings of several JVMs have one axis,
 * from the beginning of the first to the end of the last.
 *
 * @param startNanos when the first bin begins, in nanoseconds since 1970
 * @param binNanos how wide each bin is
 * @param bins how many there are
 */
record TimeAxis(long startNanos, long binNanos, int bins) {
  private static final int MOST_BINS = 200;
  private static final long LONGEST_NANOS = TimeUnit.DAYS.toNanos(365);

  /** The axis of those chunks, with bins whose width is a round number of nanoseconds. */
  static TimeAxis of(Collection<Chunk> chunks) {
    long start = chunks.stream().mapToLong(Chunk::startNanos).min().orElseThrow();
    long end =
        chunks.stream()
            .mapToLong(chunk -> chunk.startNanos() + chunk.durationNanos())
            .max()
            .orElseThrow();
    long length = Math.min(Math.max(1, end - start), LONGEST_NANOS);
    long bin = roundUp((length + MOST_BINS - 1) / MOST_BINS);
    return new TimeAxis(start, bin, (int) ((length + bin - 1) / bin));
  }

  /** The next number of the form 1, 2 or 5 times a power of ten. */
  private static long roundUp(long nanos) {
    long power = 1;
    while (true) {
      for (int digit : new int[] {1, 2, 5}) {
        if (digit * power >= nanos) {
          return digit * power;
        }
      }
      power *= 10;
    }
  }

  long endNanos() {
    return startNanos + bins * binNanos;
  }
}
