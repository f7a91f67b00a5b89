package dev.locksmith.verdict;

import java.util.Arrays;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The ratio of two means and its 95% bootstrap interval.
 *
 * <p>Of means and not of medians, since readers divide the means that stand beside it, and since
 * figures that are 0 now and then, such as GC pauses, have no mean of ratios. Whole rounds are
 * drawn again, each with both its runs: what changed from round to round changed both, and cancels.
 *
 * <p>The plain percentile interval is too narrow for few rounds, by the factor by which Student's t
 * is wider than the normal distribution and by the n in place of n-1 in the variance of what is
 * drawn. The percentiles are moved outwards for both, see Hesterberg, "What Teachers Should Know
 * About the Bootstrap", The American Statistician 69 (2015), section 3.2: the expanded percentile
 * interval.
 *
 * @param ratio the mean of the arm by that of the first arm
 * @param low the lower end
 * @param high the upper end
 * @param error the standard error of the ratio's logarithm; infinite where a drawn mean is 0
 */
record RatioInterval(double ratio, double low, double high, double error) {
  private static final int DRAWS = 5_000;
  private static final double TAIL = 0.025;

  /** Any: the same figures always give the same interval. */
  private static final long SEED = 20_260_101;

  /**
   * The ratio of the means of pairs.
   *
   * @param first the figures of the first arm, one for each round
   * @param other those of the other arm, in the same rounds
   */
  static RatioInterval of(double[] first, double[] other) {
    int rounds = first.length;
    if (rounds < 2 || other.length != rounds) {
      throw new IllegalArgumentException("needs two rounds that both arms ran in");
    }
    UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(SEED);
    double[] logs = new double[DRAWS];
    for (int i = 0; i < DRAWS; i++) {
      double sumOfFirst = 0;
      double sumOfOther = 0;
      for (int j = 0; j < rounds; j++) {
        int drawn = random.nextInt(rounds);
        sumOfFirst += first[drawn];
        sumOfOther += other[drawn];
      }
      // Both 0: as good as equal.
      logs[i] = sumOfFirst == sumOfOther ? 0 : Math.log(sumOfOther / sumOfFirst);
    }
    double tail = expanded(rounds);
    double[] ends = Quantile.withDefaults().evaluate(logs, tail, 1 - tail);
    boolean isFinite = Arrays.stream(logs).allMatch(Double::isFinite);
    double spread = StandardDeviation.of(logs).getAsDouble();
    return new RatioInterval(
        Arrays.stream(other).sum() / Arrays.stream(first).sum(),
        Math.exp(ends[0]),
        Math.exp(ends[1]),
        isFinite ? spread * Math.sqrt(rounds / (rounds - 1.0)) : Double.POSITIVE_INFINITY);
  }

  private static double expanded(int rounds) {
    double t = TDistribution.of(rounds - 1.0).inverseCumulativeProbability(TAIL);
    return NormalDistribution.of(0, 1)
        .cumulativeProbability(t * Math.sqrt(rounds / (rounds - 1.0)));
  }

  /** How far the farther end is from 1, as a logarithm. */
  double farthest() {
    return Math.max(Math.abs(Math.log(low)), Math.abs(Math.log(high)));
  }

  /** Whether 1 is outside. */
  boolean excludesOne() {
    return low > 1 || high < 1;
  }
}
