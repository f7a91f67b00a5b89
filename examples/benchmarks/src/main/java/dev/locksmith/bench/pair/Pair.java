package dev.locksmith.bench.pair;

import dev.locksmith.bench.noise.Noise;

/**
 * Two measurements, one right after the other.
 *
 * @param base of the arm that the ratio is against
 * @param contender of the other arm
 * @param baseFirst whether the base was measured first
 */
public record Pair(Sample base, Sample contender, boolean baseFirst) {
  /** The contender's value over the base's. NaN or infinite where one of the two has none. */
  public double ratio(Metric metric) {
    return metric.of(contender.tally()) / metric.of(base.tally());
  }

  /** What others took during the two together. */
  public Noise noise() {
    return base.noise().plus(contender.noise());
  }
}
