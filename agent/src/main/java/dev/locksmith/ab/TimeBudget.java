package dev.locksmith.ab;

import java.util.concurrent.TimeUnit;

/** How long measuring may take at a stretch, by what a run has taken so far on average. */
final class TimeBudget {
  private final Integer seconds;
  private final long start = System.nanoTime();
  private int runs;

  /**
   * Begins now.
   *
   * @param seconds {@code null}: there is always time
   */
  TimeBudget(Integer seconds) {
    this.seconds = seconds;
  }

  /** A run is over. */
  void ran() {
    runs++;
  }

  /** Whether there is time for so many more. */
  boolean hasRoomFor(int more) {
    if (seconds == null) {
      return true;
    }
    long spent = System.nanoTime() - start;
    long each = runs == 0 ? 0 : spent / runs;
    return spent + more * each <= TimeUnit.SECONDS.toNanos(seconds);
  }
}
