package dev.locksmith.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WaitHistogramTest {
  private static final double ERROR = 1.0 / 16;

  private final WaitHistogram histogram = new WaitHistogram();
  private final long[] taken = new long[WaitHistogram.BUCKETS];

  @Test
  void percentilesAreThoseOfTheWaitsWithinOneSixteenth() {
    Random random = new Random(1);
    long[] waits = new long[10_001];
    for (int i = 0; i < waits.length; i++) {
      waits[i] = (long) (100 * Math.exp(random.nextDouble() * 20)); // From 100 ns to 49 s.
      histogram.add(waits[i], 1);
    }
    Arrays.sort(waits);
    histogram.moveInto(taken);
    for (double share : new double[] {0.01, 0.5, 0.9, 0.99, 1}) {
      long exact = waits[(int) Math.ceil(share * waits.length) - 1];
      assertEquals((double) exact, (double) WaitHistogram.percentile(taken, share), exact * ERROR);
    }
  }

  @Test
  void aWaitThatStandsForSeveralWeighsAsMuch() {
    histogram.add(1_000, 16);
    histogram.add(1_000_000, 15);
    histogram.moveInto(taken);
    assertEquals(1e3, (double) WaitHistogram.percentile(taken, 0.5), 1e3 * ERROR);
    assertEquals(1e6, (double) WaitHistogram.percentile(taken, 0.99), 1e6 * ERROR);
  }

  @Test
  void theExtremesFallIntoTheOuterBuckets() {
    histogram.add(-1, 1);
    histogram.add(0, 1);
    histogram.add(Long.MAX_VALUE, 1);
    histogram.moveInto(taken);
    assertEquals(2, taken[0]);
    assertEquals(1, taken[WaitHistogram.BUCKETS - 1]);
    assertTrue(WaitHistogram.percentile(taken, 1) > 2 * 3600 * 1e9);
  }

  @Test
  void whatWasTakenIsNotCountedAgain() {
    histogram.add(1_000, 1);
    histogram.moveInto(taken);
    histogram.moveInto(taken);
    assertEquals(0, Arrays.stream(taken).sum());
    assertEquals(0, WaitHistogram.percentile(taken, 0.5));
  }
}
