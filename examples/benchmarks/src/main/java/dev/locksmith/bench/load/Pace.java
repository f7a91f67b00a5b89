package dev.locksmith.bench.load;

import java.time.Duration;

/**
 * How fast the machine works. Measured once and handed to every arm, so that all of them have
 * sections of the same number of instructions.
 *
 * @param roundsPerMicrosecond of {@link Work}
 */
public record Pace(double roundsPerMicrosecond) {
  private static final int TRIES = 200;
  private static final int ROUNDS = 50_000;

  /** Measures it; the fastest of many tries, since others can only make it slower. */
  public static Pace measure() {
    long value = System.nanoTime() | 1;
    long best = Long.MAX_VALUE;
    for (int i = 0; i < TRIES; i++) {
      long start = System.nanoTime();
      value = Work.rounds(value, ROUNDS);
      best = Math.min(best, System.nanoTime() - start);
    }
    if (value == 0) {
      throw new AssertionError("the work was not done");
    }
    return new Pace(ROUNDS * 1e3 / best);
  }

  /** How many rounds take about that long. */
  public int rounds(Duration length) {
    return (int) Math.round(length.toNanos() * roundsPerMicrosecond / 1e3);
  }

  /**
   * The frequency at which the processor ran, in GHz. It is measured, by a chain of instructions
   * that take one cycle each on today's x86 processors; on others it may be off by a factor.
   */
  public double gigahertz() {
    return roundsPerMicrosecond * Work.CYCLES_PER_ROUND / 1e3;
  }
}
