package dev.locksmith.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CpuTicksTest {
  private static final String MACHINE = "cpu  100 20 30 400 50 6 7 8 90 10\ncpu0 1 2 3 4 5 6 7 8\n";
  private static final String SELF =
      "4711 (a (b) c) S 1 1 1 0 -1 4194304 1 2 3 4 11 12 13 14 20 0 33 0 1 2 3";

  @Test
  void readsTheColumnsOfProc() {
    assertEquals(new CpuTicks(163, 8, 621, 23, 27), CpuTicks.parse(MACHINE, SELF));
  }

  @Test
  void othersHaveWhatNeitherThisProcessNorItsChildrenUsed() {
    CpuTicks used = new CpuTicks(100, 10, 200, 20, 50);

    assertEquals(0.15, used.othersShare(), 1e-9);
    assertEquals(0.05, used.stealShare(), 1e-9);
    assertEquals(0.5, used.childrenSeconds(), 1e-9);
  }

  @Test
  void ticksThatAreCountedLateAreNotNegative() {
    assertEquals(0, new CpuTicks(10, 0, 200, 5, 6).othersShare());
  }
}
