package dev.locksmith.verdict;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RankTestTest {
  @Test
  void separatedRanksOfFiveAreTwoOfTheirOrders() {
    double[] low = {1, 2, 3, 4, 5};
    double[] high = {6, 7, 8, 9, 10};

    // 2 of the 252 ways to choose 5 of 10.
    assertEquals(2 / 252.0, RankTest.p(low, high), 1e-12);
  }

  @Test
  void equalFiguresTellNothing() {
    assertEquals(1, RankTest.p(new double[] {0, 0, 0}, new double[] {0, 0, 0}), 1e-12);
  }

  @Test
  void holmMultipliesTheSmallestByAllAndNeverTurnsTheOrder() {
    assertArrayEquals(new double[] {0.04, 0.03, 0.04}, RankTest.holm(0.02, 0.01, 0.03), 1e-12);
    assertArrayEquals(new double[] {1, 1}, RankTest.holm(0.9, 0.8), 1e-12);
    assertArrayEquals(new double[0], RankTest.holm());
  }
}
