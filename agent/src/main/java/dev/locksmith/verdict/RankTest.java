package dev.locksmith.verdict;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * Whether the figures of two arms could have got their ranks by chance: the Mann-Whitney U test,
 * two-sided.
 *
 * <p>It does not use that runs of a round belong together. Wilcoxon's signed ranks would, but five
 * rounds could never convince it (2 of 2<sup>5</sup> signs are 6%), and what the rounds have in
 * common only makes this test more careful.
 */
final class RankTest {
  private RankTest() {}

  /** The probability of ranks that differ so much, if the arms do not differ. */
  static double p(double[] first, double[] other) {
    double p = MannWhitneyUTest.withDefaults().test(first, other).getPValue();
    return Double.isNaN(p) ? 1 : p;
  }

  /**
   * The smallest probability that so many figures can give: no figure of one is among the other's.
   */
  static double least(int first, int other) {
    return p(
        IntStream.range(0, first).asDoubleStream().toArray(),
        IntStream.range(first, first + other).asDoubleStream().toArray());
  }

  /**
   * Holm's correction for several tests (Scandinavian Journal of Statistics 6, 1979): the chance
   * that any of them errs stays what it is for one.
   *
   * @return the corrected probabilities, in the order of the given ones
   */
  static double[] holm(double... p) {
    List<Integer> ascending =
        IntStream.range(0, p.length).boxed().sorted(Comparator.comparingDouble(i -> p[i])).toList();
    double[] corrected = new double[p.length];
    double atLeast = 0;
    for (int rank = 0; rank < p.length; rank++) {
      int i = ascending.get(rank);
      atLeast = Math.max(atLeast, Math.min(1, (p.length - rank) * p[i]));
      corrected[i] = atLeast;
    }
    return corrected;
  }
}
