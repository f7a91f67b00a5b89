package dev.locksmith.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.locksmith.verdict.Better;
import dev.locksmith.verdict.Metric;
import org.junit.jupiter.api.Test;

class ReadingsTest {
  @Test
  void aMetricSaysWhichFiguresAreBetter() throws BadRequest {
    assertEquals(
        new Metric("tps", "", Better.HIGHER, "(\\d+)/s"), MetricParser.parse("tps=(\\d+)/s"));
    assertEquals(
        new Metric("tps", "", Better.HIGHER, "tps: (.*)"),
        MetricParser.parse("tps=tps: (.*):higher"));
    assertEquals(
        new Metric("p99", "", Better.LOWER, "p99=(.*)ms"),
        MetricParser.parse("p99=p99=(.*)ms:lower"));
  }

  @Test
  void aMetricNeedsANameAndAGroup() {
    assertThrows(BadRequest.class, () -> MetricParser.parse("tps"));
    assertThrows(BadRequest.class, () -> MetricParser.parse("=(.*)"));
    assertThrows(BadRequest.class, () -> MetricParser.parse("tps=\\d+"));
    assertThrows(BadRequest.class, () -> MetricParser.parse("tps=(\\d+"));
  }

  @Test
  void theLastMatchCounts() throws RunFailed {
    assertEquals(12.5, read("tps: (.*)", "tps: 3\ntps: 12.5\n"));
  }

  @Test
  void numbersMayBeGrouped() throws RunFailed {
    assertEquals(1_234_567.5, read("tps: (\\S+)", "tps: 1,234,567.5 per second"));
    assertEquals(3e-5, read("(\\S+)", "3e-5"));
  }

  @Test
  void whatHasNoRatioIsNoFigure() {
    assertThrows(RunFailed.class, () -> read("(\\S+)", "-3e-5"));
    assertThrows(RunFailed.class, () -> read("(\\S+)", "1e300"));
  }

  @Test
  void whatIsNoNumberIsNoFigure() {
    assertThrows(RunFailed.class, () -> read("tps: (.*)", "tps: many"));
    assertThrows(RunFailed.class, () -> read("tps: (.*)", "tps: 12,5"));
    assertThrows(RunFailed.class, () -> read("tps: (.*)", "tps: NaN"));
    assertThrows(RunFailed.class, () -> read("tps: (.*)", "nothing"));
  }

  private static double read(String pattern, String output) throws RunFailed {
    return Readings.of(new Metric("m", "", Better.HIGHER, pattern), output);
  }
}
