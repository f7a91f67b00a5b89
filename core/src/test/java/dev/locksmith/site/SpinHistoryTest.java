package dev.locksmith.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SpinHistoryTest {
  private final SpinHistory history = new SpinHistory();

  @Test
  void looksFollowAtOnceUntilSectionsAreKnownToBeShort() {
    assertEquals(0, history.pauseNanos());
    history.held(60);
    assertTrue(history.pauseNanos() > 0);
  }

  @Test
  void longSectionsBringLooksBackThatFollowAtOnce() {
    for (int i = 0; i < 100; i++) {
      history.held(60);
    }
    for (int i = 0; i < 100; i++) {
      history.held(1_000);
    }
    assertEquals(0, history.pauseNanos());
  }

  @Test
  void oneLongSectionAmongShortOnesIsForgotten() {
    history.held(Long.MAX_VALUE);
    assertEquals(0, history.pauseNanos());
    for (int i = 0; i < 200; i++) {
      history.held(60);
    }
    assertTrue(history.pauseNanos() > 0);
  }

  @Test
  void siteAtWhichSpinsFailIsOnlyProbed() {
    for (int i = 0; i < 16; i++) {
      assertTrue(history.promises());
      history.failed();
    }
    int promised = 0;
    for (int i = 0; i < 640; i++) {
      promised += history.promises() ? 1 : 0;
    }
    assertEquals(10, promised);
  }

  @Test
  void successGivesCreditBack() {
    for (int i = 0; i < 16; i++) {
      history.failed();
    }
    assertFalse(history.promises());
    history.succeeded();
    assertTrue(history.promises());
  }
}
