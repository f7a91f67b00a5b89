package dev.locksmith.bench.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The sizes of caches, as Linux writes them. */
final class CacheSweepTest {
  @Test
  void sizesHaveUnits() {
    assertEquals(32L << 20, CacheSweep.bytes("32768K"));
    assertEquals(105L << 20, CacheSweep.bytes("105M"));
    assertEquals(512, CacheSweep.bytes("512"));
  }
}
