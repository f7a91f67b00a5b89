package dev.locksmith.bench.noise;

/**
 * What others took of the machine during a measurement.
 *
 * @param othersNanos CPU time of other processes and steal, in nanoseconds
 * @param capacityNanos what all processors could have given, in nanoseconds; 0 if nothing is known
 */
public record Noise(double othersNanos, double capacityNanos) {
  /** Nobody can tell: there is no {@code /proc/stat}. */
  public static final Noise UNKNOWN = new Noise(0, 0);

  /**
   * What a tick of {@code /proc/stat} stands for: USER_HZ is 100 wherever the JDK runs on Linux.
   */
  private static final double TICK_NANOS = 10_000_000;

  /**
   * Others' time is what was busy, less what this process used, plus steal.
   *
   * @param machine what the machine did
   * @param ownNanos CPU time of this process, in nanoseconds
   */
  static Noise of(CpuTicks machine, long ownNanos) {
    double others = Math.max(0, machine.busy() * TICK_NANOS - ownNanos);
    return new Noise(others + machine.steal() * TICK_NANOS, machine.total() * TICK_NANOS);
  }

  /** Of two measurements together; unknown if one of them is. */
  public Noise plus(Noise other) {
    if (!isKnown() || !other.isKnown()) {
      return UNKNOWN;
    }
    return new Noise(othersNanos + other.othersNanos, capacityNanos + other.capacityNanos);
  }

  /** Whether anything is known. */
  public boolean isKnown() {
    return capacityNanos > 0;
  }

  /** The part of the machine's CPU that others took, 0 to 1; NaN if unknown. */
  public double share() {
    return isKnown() ? othersNanos / capacityNanos : Double.NaN;
  }
}
