package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineTest {
  private final TimeAxis axis = new TimeAxis(1_000, 10, 4);
  private final Timeline timeline = new Timeline(axis);

  @Test
  void aWaitCountsInEveryBinThatItTouches() {
    timeline.add(aWait(1_005, 20));

    assertEquals(List.of(5L, 10L, 5L, 0L), timeline.nanosOfBins());
  }

  @Test
  void waitsAtTheSameTimeAddUp() {
    timeline.add(aWait(1_010, 10));
    timeline.add(aWait(1_012, 3));

    assertEquals(List.of(0L, 13L, 0L, 0L), timeline.nanosOfBins());
  }

  @Test
  void whatLiesOutsideIsLeftOut() {
    timeline.add(aWait(900, 105));
    timeline.add(aWait(1_035, 1_000));
    timeline.add(aWait(0, 10));
    timeline.add(aWait(2_000, 10));
    timeline.add(aWait(Long.MAX_VALUE - 5, 10));

    assertEquals(List.of(5L, 0L, 0L, 5L), timeline.nanosOfBins());
  }

  @Test
  void binsHaveARoundWidthAndCoverAllChunks() {
    TimeAxis two = TimeAxis.of(List.of(chunk(5_000, 60_000), chunk(1_000, 2_000)));

    assertEquals(1_000, two.startNanos());
    assertEquals(500, two.binNanos());
    assertEquals(128, two.bins());
    assertTrue(two.endNanos() >= 65_000);
  }

  @Test
  void evenADamagedClockGivesBins() {
    for (Chunk chunk :
        List.of(
            chunk(0, 0),
            chunk(5, -10),
            chunk(Long.MAX_VALUE, Long.MAX_VALUE),
            chunk(Long.MIN_VALUE, Long.MAX_VALUE))) {
      TimeAxis odd = TimeAxis.of(List.of(chunk));

      assertTrue(odd.bins() >= 1 && odd.bins() <= 200 && odd.binNanos() > 0, odd.toString());
    }
  }

  private static Chunk chunk(long startNanos, long durationNanos) {
    return new Chunk(startNanos, durationNanos, 0, 100);
  }

  private static Wait aWait(long startNanos, long nanos) {
    return new Wait(
        new SiteKey("com.acme.Pool.lock", "ReentrantLock", "jdk"),
        0,
        startNanos,
        nanos,
        0,
        Wait.NOT_TOLD,
        Modes.EXCLUSIVE,
        "acquired",
        "owner",
        "waiter",
        1,
        1,
        WaitingStack.NONE);
  }
}
