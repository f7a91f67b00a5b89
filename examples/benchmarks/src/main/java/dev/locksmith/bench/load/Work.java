package dev.locksmith.bench.load;

/** Work that takes a known number of cycles, and that no compiler can shorten. */
public final class Work {
  /** Cycles of one round: six instructions of one cycle, each of which needs the one before. */
  static final int CYCLES_PER_ROUND = 6;

  private Work() {}

  /**
   * Does some rounds of Marsaglia, "Xorshift RNGs" (2003).
   *
   * @param value not 0
   * @return the next value, which is not 0 either
   */
  public static long rounds(long value, int rounds) {
    long x = value;
    for (int i = 0; i < rounds; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    return x;
  }
}
