package dev.locksmith.example.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TallyTest {
  private final Tally tally = new Tally();

  private void add(Known known, Outcome outcome, int times) {
    for (int i = 0; i < times; i++) {
      tally.add(known, outcome);
    }
  }

  @Test
  void oneOfTwentyMayBeWrong() {
    add(Known.SHORT_SECTIONS, Outcome.RIGHT, 19);
    add(Known.SHORT_SECTIONS, Outcome.NO_VERDICT, 1);
    assertTrue(tally.isPassed());

    add(Known.SHORT_SECTIONS, Outcome.WRONG, 1);
    assertFalse(tally.isPassed());
  }

  @Test
  void eachComparisonCountsByItself() {
    add(Known.SHORT_SECTIONS, Outcome.RIGHT, 1_000);
    add(Known.NO_CONTENTION, Outcome.WRONG, 2);
    assertFalse(tally.isPassed());
  }

  @Test
  void noWinnerMayBeNamedBetweenEqualArms() {
    add(Known.NO_CONTENTION, Outcome.RIGHT, 19);
    add(Known.NO_CONTENTION, Outcome.FALSE_WINNER, 1);
    assertTrue(tally.isPassed());

    add(Known.NO_CONTENTION_AA, Outcome.RIGHT, 99);
    add(Known.NO_CONTENTION_AA, Outcome.FALSE_WINNER, 1);
    assertFalse(tally.isPassed());
  }

  @Test
  void isATable() {
    add(Known.SHORT_SECTIONS, Outcome.RIGHT, 2);
    add(Known.NO_CONTENTION_AA, Outcome.FALSE_WINNER, 1);
    assertEquals(
        List.of(
            "comparison                     right         wrong  false winner    no verdict",
            "short sections                     2             0             0             0",
            "no contention, A/A                 0             0             1             0  not enough"),
        tally.text().lines().toList());
  }
}
