package dev.locksmith.bench.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The line of {@code /proc/stat} is read as proc(5) has it. */
final class ProcStatTest {
  @Test
  void idleTimeIsNotBusyAndStealIsApart() {
    CpuTicks ticks = ProcStat.parse("cpu  100 10 20 1000 50 1 2 7 30 3");
    assertEquals(new CpuTicks(133, 7, 1190), ticks);
  }

  @Test
  void otherLinesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> ProcStat.parse("cpu0 1 2 3 4 5 6 7 8"));
    assertThrows(IllegalArgumentException.class, () -> ProcStat.parse("cpu 1 2 3"));
  }
}
