package dev.locksmith.example.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class KnownTest {
  private static final Answer CONFIRMED = new Answer("better", false);
  private static final Answer REFUTED = new Answer("better", true);
  private static final Answer NO_DIFFERENCE = new Answer("no difference shown", true);
  private static final Answer WORSE = new Answer("worse", true);
  private static final Answer TOO_NOISY = new Answer("too noisy to tell", true);

  @Test
  void whereSpinningWinsOnlyAConfirmedWinnerIsRight() {
    assertEquals(Outcome.RIGHT, Known.SHORT_SECTIONS.judge(CONFIRMED));
    assertEquals(Outcome.WRONG, Known.SHORT_SECTIONS.judge(REFUTED));
    assertEquals(Outcome.WRONG, Known.SHORT_SECTIONS.judge(NO_DIFFERENCE));
    assertEquals(Outcome.WRONG, Known.SHORT_SECTIONS.judge(WORSE));
    assertEquals(Outcome.NO_VERDICT, Known.SHORT_SECTIONS.judge(TOO_NOISY));
  }

  @Test
  void whereItCannotWinAnyOtherIsRight() {
    assertEquals(Outcome.FALSE_WINNER, Known.SLEEPING_OWNER.judge(CONFIRMED));
    assertEquals(Outcome.FALSE_WINNER, Known.SLEEPING_OWNER.judge(REFUTED));
    assertEquals(Outcome.RIGHT, Known.SLEEPING_OWNER.judge(NO_DIFFERENCE));
    assertEquals(Outcome.RIGHT, Known.SLEEPING_OWNER.judge(WORSE));
    assertEquals(Outcome.NO_VERDICT, Known.SLEEPING_OWNER.judge(TOO_NOISY));
  }

  @Test
  void betweenEqualArmsOnlyNoDifferenceIsRight() {
    assertEquals(Outcome.FALSE_WINNER, Known.NO_CONTENTION_AA.judge(CONFIRMED));
    assertEquals(Outcome.FALSE_WINNER, Known.NO_CONTENTION_AA.judge(REFUTED));
    assertEquals(Outcome.RIGHT, Known.NO_CONTENTION_AA.judge(NO_DIFFERENCE));
    assertEquals(Outcome.WRONG, Known.NO_CONTENTION_AA.judge(WORSE));
    assertEquals(Outcome.NO_VERDICT, Known.NO_CONTENTION_AA.judge(TOO_NOISY));
  }

  @Test
  void rulesForTheWaitsAloneNameAWinnerToo() {
    Answer confirmed = new Answer("no difference shown", false);

    assertEquals(Outcome.FALSE_WINNER, Known.SLEEPING_OWNER.judge(confirmed));
  }
}
