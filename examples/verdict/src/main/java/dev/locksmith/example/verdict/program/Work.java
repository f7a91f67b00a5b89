package dev.locksmith.example.verdict.program;

/** Instructions that each need the one before, so that they take as long in every run. */
final class Work {
  /** Of six instructions, at some three a nanosecond. */
  private static final int NANOS_PER_ROUND = 2;

  private Work() {}

  /**
   * About so many nanoseconds of a xorshift generator (Marsaglia, 2003).
   *
   * @param value not 0
   * @return the next one, which is not 0 either
   */
  static long nanos(int nanos, long value) {
    long next = value;
    for (int i = 0; i < nanos / NANOS_PER_ROUND; i++) {
      next ^= next << 13;
      next ^= next >>> 7;
      next ^= next << 17;
    }
    return next;
  }
}
