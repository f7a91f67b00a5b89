package dev.locksmith.example.verdict.program;

/** Instructions that each need the one before, so that they take as long in every run. */
final class Work {
  /** Of six instructions, at some three a nanosecond. */
  private static final int ROUNDS_OF_A_MICROSECOND = 500;

  private Work() {}

  /** About so many microseconds of a xorshift generator (Marsaglia, 2003). */
  static long microseconds(int microseconds, long value) {
    long next = value;
    for (int i = 0; i < microseconds * ROUNDS_OF_A_MICROSECOND; i++) {
      next ^= next << 13;
      next ^= next >>> 7;
      next ^= next << 17;
    }
    return next;
  }
}
