package dev.locksmith.verdict;

import java.util.Objects;

/**
 * The figures of one arm, compared to those of the first arm in the same rounds.
 *
 * @param metric the name of the metric
 * @param arm the name of the arm
 * @param phase the runs that were compared
 * @param runs how many runs of the arm have the figure
 * @param mean of these runs, in the metric's unit; {@code null} if there are none
 * @param deviation the standard deviation of these runs; {@code null} if there are less than two
 * @param ratio the mean divided by that of the first arm; {@code null} if that cannot be told
 * @param low the lower end of the ratio's 95% interval; {@code null} if that cannot be told
 * @param high the upper end; {@code null} if that cannot be told
 * @param p the probability of so different ranks by chance, corrected for the number of arms;
 *     {@code null} for the first arm and where it cannot be told
 * @param detectable the smallest difference that would have been seen in four of five comparisons,
 *     as a part of the first arm's mean (0.05: 5%); {@code null} if that cannot be told
 * @param finding what follows
 */
public record Comparison(
    String metric,
    String arm,
    Phase phase,
    int runs,
    Double mean,
    Double deviation,
    Double ratio,
    Double low,
    Double high,
    Double p,
    Double detectable,
    Finding finding) {
  /** Fails if the metric, the arm or the finding is missing. */
  public Comparison {
    Objects.requireNonNull(metric, "metric");
    Objects.requireNonNull(arm, "arm");
    Objects.requireNonNull(phase, "phase");
    Objects.requireNonNull(finding, "finding");
  }
}
