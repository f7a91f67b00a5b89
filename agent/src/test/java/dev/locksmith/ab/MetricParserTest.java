package dev.locksmith.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.locksmith.verdict.Better;
import dev.locksmith.verdict.Metric;
import java.util.List;
import org.junit.jupiter.api.Test;

class MetricParserTest {
  @Test
  void higherIsBetterUnlessTheEndSaysOtherwise() throws BadRequest {
    assertEquals(metric("rate: ([0-9.]+)", Better.HIGHER), parse("x=rate: ([0-9.]+)"));
    assertEquals(metric("rate=(.*)", Better.HIGHER), parse("x=rate=(.*):higher"));
    assertEquals(metric("p99:(.*)", Better.LOWER), parse("x=p99:(.*):lower"));
  }

  @Test
  void aWordAfterTheLastColonIsADirectionOrRefused() throws BadRequest {
    for (String end : List.of("lowest", "Lower", "low", "lower higher:x", "ms")) {
      assertThrows(BadRequest.class, () -> parse("x=(.*):" + end), end);
    }
    assertEquals(metric("([0-9]+):ms", Better.LOWER), parse("x=([0-9]+):ms:lower"));
    assertEquals(metric("(?:a|b):(.)", Better.HIGHER), parse("x=(?:a|b):(.)"));
    assertEquals(metric("(.*): ms", Better.HIGHER), parse("x=(.*): ms"));
  }

  private static Metric parse(String text) throws BadRequest {
    return MetricParser.parse(text);
  }

  private static Metric metric(String regex, Better better) {
    return new Metric("x", "", better, regex);
  }
}
