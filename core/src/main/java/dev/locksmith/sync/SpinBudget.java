package dev.locksmith.sync;

/** How long a waiter spins before it parks: a setting of the whole JVM. */
public final class SpinBudget {
  /** In force until it is set: about what a park and a wake-up cost on many machines. */
  public static final long DEFAULT_NANOS = 20_000;

  private static volatile long nanos = DEFAULT_NANOS;

  private SpinBudget() {}

  /** The longest spin, in nanoseconds. */
  public static long nanos() {
    return nanos;
  }

  /**
   * Sets the longest spin. It should not be much longer than a park and a wake-up take together.
   *
   * @param nanos in nanoseconds; 0 not to spin at all
   * @throws IllegalArgumentException if it is negative
   */
  public static void set(long nanos) {
    if (nanos < 0) {
      throw new IllegalArgumentException("spin must not be negative: " + nanos);
    }
    SpinBudget.nanos = nanos;
  }
}
