package dev.locksmith.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JudgeTest {
  private static final double DEVIATION = 0.03;

  @Test
  void namesAWinnerWhereOneIs() {
    Verdict verdict = new Simulated(1, DEVIATION).compared(10, 1.3, 0).verdict();

    assertFalse(verdict.keepsFirst());
    assertEquals(Finding.BETTER, findingOf("optimistic", verdict));
    assertEquals(Finding.NO_DIFFERENCE, findingOf("padded", verdict));
    assertEquals(List.of("*  optimistic"), verdict.rules());
    assertTrue(
        verdict
            .headline()
            .startsWith("Use the rules, once confirmed: optimistic: throughput was 1."),
        verdict.headline());
  }

  @Test
  void keepsTheJdksLocksWhereNothingIsBetter() {
    Verdict verdict = new Simulated(2, DEVIATION).compared(10, 1, 0).verdict();

    assertTrue(verdict.keepsFirst());
    assertEquals(List.of("# Nothing was shown to be better:", "*  jdk"), verdict.rules());
    assertTrue(
        verdict
            .headline()
            .matches(
                "Keep the JDK's locks: no better throughput was shown in 10 runs; a difference over"
                    + " [0-9.]+% would have been seen\\."),
        verdict.headline());
  }

  @Test
  void tellsALoserFromNoDifference() {
    Verdict verdict = new Simulated(3, DEVIATION).compared(10, 0.7, 0).verdict();

    assertTrue(verdict.keepsFirst());
    assertEquals(Finding.WORSE, findingOf("optimistic", verdict));
  }

  @Test
  void fiveRoundsAreEnoughForALargeDifference() {
    Verdict verdict = new Simulated(4, DEVIATION).compared(5, 1.5, 0).verdict();

    assertEquals(Finding.BETTER, findingOf("optimistic", verdict));
  }

  @Test
  void oneRoundIsNotEnoughForAnything() {
    Verdict verdict = new Simulated(5, DEVIATION).compared(1, 9, 0).verdict();

    assertEquals(Finding.CANNOT_TELL, findingOf("optimistic", verdict));
    assertTrue(verdict.keepsFirst());
    assertTrue(verdict.headline().contains("too few runs"), verdict.headline());
    assertEquals("too little was measured to tell", verdict.sites().get(0).reason());
  }

  @Test
  void saysHowMuchOfThePlanWasMeasured() {
    Simulated three = new Simulated(5, DEVIATION).compared(3, 1, 0);

    assertEquals(
        List.of("Only 15 of 25 runs were measured: ab --resume goes on with the others."),
        three.verdict(5).remarks());
    assertEquals(List.of(), three.verdict(3).remarks());
  }

  @Test
  void whatNoDifferenceCouldShowIsNotSaidToBeSeen() {
    Verdict three = new Simulated(10, DEVIATION).compared(3, 1, 0).verdict();
    Verdict five = new Simulated(10, DEVIATION).compared(5, 1, 0).verdict();

    assertNull(of("optimistic", three).detectable());
    assertEquals(Finding.CANNOT_TELL, findingOf("optimistic", three));
    assertTrue(three.headline().contains("too few runs"), three.headline());
    assertNotNull(of("optimistic", five).detectable());
  }

  @Test
  void aDriftingMachineNamesNoWinner() {
    int winners = 0;
    for (int seed = 0; seed < 100; seed++) {
      winners +=
          new Simulated(seed, DEVIATION).compared(10, 1, 0.05).verdict().keepsFirst() ? 0 : 1;
    }
    assertTrue(winners <= 3, winners + " false winners of 100");
  }

  @Test
  void anArmThatEqualsTheFirstWinsInLessThanThreeOfAHundredExperiments() {
    int winners = 0;
    for (int seed = 0; seed < 500; seed++) {
      Verdict verdict = new Simulated(seed, DEVIATION).compared(10, 1, 0).verdict();
      winners += findingsOf(verdict).contains(Finding.BETTER) ? 1 : 0;
    }
    assertTrue(winners < 15, winners + " false winners of 500");
  }

  @Test
  void theDifferenceThatItSaysItWouldHaveSeenIsSeenFourTimesInFive() {
    double detectable = 0;
    for (int seed = 0; seed < 100; seed++) {
      Verdict verdict = new Simulated(seed, DEVIATION).compared(10, 1, 0).verdict();
      detectable += of("optimistic", verdict).detectable() / 100;
    }
    int seen = 0;
    for (int seed = 1_000; seed < 1_200; seed++) {
      Verdict verdict = new Simulated(seed, DEVIATION).compared(10, 1 + detectable, 0).verdict();
      seen += findingOf("optimistic", verdict) == Finding.BETTER ? 1 : 0;
    }
    assertTrue(seen >= 150 && seen <= 195, seen + " of 200 at " + detectable);
  }

  @Test
  void theIntervalHoldsTheTruthInNineteenOfTwenty() {
    for (int rounds : new int[] {5, 10}) {
      int held = 0;
      for (int seed = 0; seed < 300; seed++) {
        Verdict verdict = new Simulated(seed, DEVIATION).compared(rounds, 1.2, 0).verdict();
        Comparison comparison = of("optimistic", verdict);
        held += comparison.low() <= 1.2 && comparison.high() >= 1.2 ? 1 : 0;
      }
      assertTrue(held >= 275 && held <= 297, held + " of 300 with " + rounds + " rounds");
    }
  }

  @Test
  void noBoundIsToldOverTwiceTheFigure() {
    Verdict verdict = new Simulated(11, 0.4).compared(5, 1, 0).verdict();

    assertEquals(Finding.TOO_NOISY, findingOf("mcs", verdict));
    assertTrue(
        verdict
            .headline()
            .startsWith(
                "Keep the JDK's locks: throughput differs too much from run to run to tell"),
        verdict.headline());
  }

  @Test
  void rulesNameTheSitesThatWaitedLess() {
    Verdict verdict = new Simulated(6, DEVIATION).waiting(10, Simulated.MCS, 0.3).verdict();

    assertEquals(List.of(Simulated.SITE + "  ReentrantLock  mcs"), verdict.rules());
    assertEquals("mcs", verdict.sites().get(0).strategy());
  }

  @Test
  void rulesThatOnlyShortenWaitsAreNotRecommendedBeforeTheyAreConfirmed() {
    Verdict verdict = new Simulated(6, DEVIATION).waiting(10, Simulated.MCS, 0.3).verdict();

    assertFalse(verdict.keepsFirst());
    assertTrue(verdict.headline().startsWith("Not known yet: "), verdict.headline());
  }

  @Test
  void aWinnerWhoseRulesAreNotConfirmedIsRemarkedUpon() {
    Verdict verdict = new Simulated(1, DEVIATION).compared(10, 1.3, 0).confirmed(10, 1).verdict();

    assertTrue(verdict.keepsFirst());
    assertTrue(verdict.headline().startsWith("Keep the JDK's locks: "), verdict.headline());
    assertTrue(
        verdict.remarks().stream().anyMatch(remark -> remark.contains("optimistic: throughput")),
        verdict.remarks().toString());
  }

  @Test
  void whatIsNotConfirmedIsNotRecommended() {
    Verdict refuted =
        new Simulated(7, DEVIATION).waiting(10, Simulated.MCS, 0.3).confirmed(10, 1).verdict();
    Verdict confirmed =
        new Simulated(8, DEVIATION).waiting(10, Simulated.MCS, 0.3).confirmed(10, 1.4).verdict();

    assertTrue(refuted.keepsFirst());
    assertEquals(
        List.of(
            "# Tried, and not confirmed:", "#   com.acme.Pool.lock  ReentrantLock  mcs", "*  jdk"),
        refuted.rules());
    assertFalse(confirmed.keepsFirst());
    assertEquals(List.of(Simulated.SITE + "  ReentrantLock  mcs"), confirmed.rules());
    assertTrue(
        confirmed.headline().startsWith("Use the rules: throughput was 1."), confirmed.headline());
  }

  @Test
  void runsThatFailedOrWereNoisyDoNotCountAndAreTold() {
    Verdict verdict =
        new Simulated(9, DEVIATION)
            .compared(5, 1, 0)
            .with(run(Fate.NOISY, null))
            .with(run(Fate.FAILED, "exit status 3"))
            .verdict();

    assertEquals(5, of("optimistic", verdict).runs());
    assertTrue(verdict.remarks().contains("optimistic failed: exit status 3."));
    assertTrue(verdict.remarks().get(0).startsWith("1 run was repeated"), verdict.remarks().get(0));
  }

  private static Run run(Fate fate, String note) {
    return new Run(
        "optimistic",
        Phase.COMPARISON,
        6,
        fate,
        Instant.EPOCH,
        Map.of("throughput", 1e6),
        0.5,
        0.0,
        List.of(),
        note);
  }

  private static Finding findingOf(String arm, Verdict verdict) {
    return of(arm, verdict).finding();
  }

  private static List<Finding> findingsOf(Verdict verdict) {
    return verdict.comparisons().stream().map(Comparison::finding).toList();
  }

  private static Comparison of(String arm, Verdict verdict) {
    return verdict.comparisons().stream()
        .filter(comparison -> comparison.arm().equals(arm))
        .findFirst()
        .orElseThrow();
  }
}
