package dev.locksmith.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Compares arms to the first one by one figure of each run.
 *
 * <p>An arm is better or worse only if three things agree: its ranks differ by more than chance, 1
 * is outside of the interval of its ratio, and the ratio is farther from 1 than the interval of the
 * A/A control reaches. The third is what keeps a machine that drifts from naming a winner.
 */
final class ArmJudge {
  private static final double SIGNIFICANCE = 0.05;

  /**
   * How often each of the hurdles lets the detectable difference through, so that all together do
   * four times in five (a simulation in the tests holds this).
   */
  private static final double POWER_EACH = 0.9;

  /** Where only a greater difference, as a part of the first arm's mean, would be seen: noise. */
  private static final double MOST_DETECTABLE = 1;

  /** The ratios of fewer rounds than this are all on one side of the truth too often. */
  private static final int LEAST_ROUNDS = 5;

  private final Experiment experiment;
  private final Phase phase;
  private final String name;
  private final Better better;
  private final Function<Run, Double> figure;
  private final Figures first;
  private final double spread;

  /**
   * A judge of one figure.
   *
   * @param phase the runs that are compared
   * @param name of the figure
   * @param figure gives {@code null} where a run does not know it
   */
  ArmJudge(
      Experiment experiment,
      Phase phase,
      String name,
      Better better,
      Function<Run, Double> figure) {
    this.experiment = experiment;
    this.phase = phase;
    this.name = name;
    this.better = better;
    this.figure = figure;
    first = figures(experiment.plan().baseline(), phase);
    spread = spread();
  }

  private Figures figures(Arm arm, Phase of) {
    return Figures.of(experiment.kept(arm.name(), of), figure);
  }

  /** What chance makes of the ratio of an arm to itself, as a logarithm. */
  private double spread() {
    Figures same = figures(experiment.plan().baseline(), Phase.COMPARISON);
    double most = 0;
    for (Arm control : experiment.plan().arms(Role.CONTROL)) {
      Figures again = figures(control, Phase.COMPARISON);
      double[] paired = same.pairedWith(again);
      most =
          Math.max(
              most,
              paired.length < LEAST_ROUNDS
                  ? Double.POSITIVE_INFINITY
                  : RatioInterval.of(paired, again.pairedWith(same)).farthest());
    }
    return most;
  }

  /**
   * The first arm and the given ones, compared to it.
   *
   * @param family these are corrected for each other; the control is not among them, since nobody
   *     chooses it
   */
  List<Comparison> compare(List<Arm> family) {
    List<Comparison> comparisons = new ArrayList<>();
    comparisons.add(described(experiment.plan().baseline(), first));
    if (phase == Phase.COMPARISON) {
      for (Arm control : experiment.plan().arms(Role.CONTROL)) {
        comparisons.addAll(compareTogether(List.of(control)));
      }
    }
    comparisons.addAll(compareTogether(family));
    return comparisons;
  }

  private List<Comparison> compareTogether(List<Arm> family) {
    List<Arm> testable = family.stream().filter(arm -> isTestable(figures(arm, phase))).toList();
    double[] p =
        RankTest.holm(
            testable.stream()
                .mapToDouble(arm -> RankTest.p(first.all(), figures(arm, phase).all()))
                .toArray());
    List<Comparison> comparisons = new ArrayList<>();
    for (Arm arm : family) {
      int tested = testable.indexOf(arm);
      Figures other = figures(arm, phase);
      comparisons.add(
          tested < 0 ? described(arm, other) : compared(arm, other, p[tested], testable.size()));
    }
    return comparisons;
  }

  private boolean isTestable(Figures other) {
    return first.pairedWith(other).length >= LEAST_ROUNDS;
  }

  private Comparison described(Arm arm, Figures figures) {
    double[] all = figures.all();
    return new Comparison(
        name,
        arm.name(),
        phase,
        all.length,
        all.length == 0 ? null : Mean.of(all).getAsDouble(),
        all.length < 2 ? null : StandardDeviation.of(all).getAsDouble(),
        null,
        null,
        null,
        null,
        null,
        Finding.CANNOT_TELL);
  }

  private Comparison compared(Arm arm, Figures other, double p, int tests) {
    RatioInterval interval = RatioInterval.of(first.pairedWith(other), other.pairedWith(first));
    Comparison plain = described(arm, other);
    double detectable = detectable(interval, first.all().length, plain.runs(), tests);
    return new Comparison(
        name,
        arm.name(),
        phase,
        plain.runs(),
        plain.mean(),
        plain.deviation(),
        finite(interval.ratio()),
        finite(interval.low()),
        finite(interval.high()),
        p,
        finite(detectable),
        finding(interval, p, detectable));
  }

  private Finding finding(RatioInterval interval, double p, double detectable) {
    if (p >= SIGNIFICANCE
        || !interval.excludesOne()
        || Math.abs(Math.log(interval.ratio())) <= spread) {
      return Double.isFinite(detectable) && detectable > MOST_DETECTABLE
          ? Finding.TOO_NOISY
          : Finding.NO_DIFFERENCE;
    }
    if (better == Better.NEITHER) {
      return Finding.DIFFERENT;
    }
    return interval.ratio() > 1 == (better == Better.HIGHER) ? Finding.BETTER : Finding.WORSE;
  }

  /**
   * The difference that the test, at its corrected level, and the control's spread would have let
   * through in four of five comparisons; infinite where there are so few runs that no difference
   * convinces the test.
   */
  private double detectable(RatioInterval interval, int firstRuns, int runs, int tests) {
    if (RankTest.least(firstRuns, runs) * tests >= SIGNIFICANCE) {
      return Double.POSITIVE_INFINITY;
    }
    TDistribution t = TDistribution.of(firstRuns + runs - 2.0);
    double level = SIGNIFICANCE / (2 * tests);
    double byTest = t.inverseSurvivalProbability(level);
    double missed = t.inverseCumulativeProbability(POWER_EACH) * interval.error();
    return Math.expm1(Math.max(byTest * interval.error(), spread) + missed);
  }

  private static Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
