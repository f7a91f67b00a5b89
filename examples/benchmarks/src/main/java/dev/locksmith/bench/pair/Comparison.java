package dev.locksmith.bench.pair;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Compares two arms. Beside every pair of the two stands a pair of the base with a second copy of
 * itself: what that one shows is no difference, however large it looks.
 */
public final class Comparison {
  private final Pairing pairing;
  private final PairSeries versus;
  private final PairSeries same;
  private final Set<String> remarks = new LinkedHashSet<>();

  private Comparison(Pairing pairing, PairSeries versus, PairSeries same) {
    this.pairing = pairing;
    this.versus = versus;
    this.same = same;
  }

  /**
   * Measures as planned.
   *
   * @param listener hears of the pairs of the two arms
   * @param sameListener hears of the pairs of the base with itself
   * @throws IOException if an arm fails
   */
  public static Comparison run(
      Pairing pairing, Plan plan, ArmOpener arms, PairListener listener, PairListener sameListener)
      throws IOException {
    Comparison comparison =
        new Comparison(
            pairing,
            new PairSeries(plan.gate(), listener),
            new PairSeries(plan.gate(), sameListener));
    for (int round = 1; round <= plan.rounds(); round++) {
      try (Arm base = arms.open(pairing.base());
          Arm twin = arms.open(pairing.base());
          Arm contender = arms.open(pairing.contender())) {
        comparison.round(round, plan, base, twin, contender);
      }
    }
    return comparison;
  }

  private void round(int round, Plan plan, Arm base, Arm twin, Arm contender) throws IOException {
    base.measure(plan.warmUp());
    twin.measure(plan.warmUp());
    contender.measure(plan.warmUp());
    int wanted = round * plan.pairs();
    int mostDropped = dropped() + plan.mostDropped();
    while ((versus.kept().size() < wanted || same.kept().size() < wanted)
        && dropped() <= mostDropped) {
      if (versus.kept().size() < wanted) {
        versus.measure(base, contender, plan.length());
      }
      if (same.kept().size() < wanted) {
        same.measure(base, twin, plan.length());
      }
    }
    remark(base, pairing.base());
    remark(contender, pairing.contender());
  }

  private void remark(Arm arm, String name) {
    if (!arm.remark().isEmpty()) {
      remarks.add(name + ": " + arm.remark());
    }
  }

  /** Which arms were compared. */
  public Pairing pairing() {
    return pairing;
  }

  /** The pairs of the two arms. */
  public PairSeries versus() {
    return versus;
  }

  /** The pairs of the base with itself. */
  public PairSeries same() {
    return same;
  }

  /** How many pairs of both kinds were disturbed too much. */
  public int dropped() {
    return versus.dropped() + same.dropped();
  }

  /** What the arms had to say. */
  public Set<String> remarks() {
    return remarks;
  }
}
