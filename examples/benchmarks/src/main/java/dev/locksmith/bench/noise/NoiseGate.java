package dev.locksmith.bench.noise;

/**
 * Decides whether a measurement was disturbed too much to count.
 *
 * @param most the largest part of the CPU that others may have taken, 0 to 1
 */
public record NoiseGate(double most) {
  /** Six percent. */
  public static final NoiseGate DEFAULT = new NoiseGate(0.06);

  /** Lets everything through. */
  public static final NoiseGate OPEN = new NoiseGate(1);

  /** Whether to keep it. What is not known is kept: a gate that cannot see gates nothing. */
  public boolean keeps(Noise noise) {
    return !noise.isKnown() || noise.share() <= most;
  }
}
