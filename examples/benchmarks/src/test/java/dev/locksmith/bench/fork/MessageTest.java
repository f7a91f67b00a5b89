package dev.locksmith.bench.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.locksmith.bench.noise.Noise;
import dev.locksmith.bench.pair.Sample;
import dev.locksmith.bench.pair.Tally;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What is sent is what arrives. */
final class MessageTest {
  @Test
  void sampleArrives() {
    Sample sample = new Sample(new Tally(1, 2, 3, 0.5, Double.NaN), new Noise(0.25, 4));
    assertEquals(sample, Message.sample(Message.of(sample)));
  }

  @Test
  void lengthArrives() {
    assertEquals(Duration.ofNanos(17), Message.length(Message.measure(Duration.ofNanos(17))));
  }

  @Test
  void othersAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Message.sample("1 2"));
    assertThrows(IllegalArgumentException.class, () -> Message.length("stop"));
  }
}
