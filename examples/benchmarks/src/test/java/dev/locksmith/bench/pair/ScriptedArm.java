package dev.locksmith.bench.pair;

import dev.locksmith.bench.noise.Noise;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;

/** An arm that does so many operations in a second, and writes down when it is asked. */
record ScriptedArm(String name, long operations, Iterator<Double> noise, List<String> diary)
    implements Arm {
  @Override
  public Sample measure(Duration length) {
    diary.add(name);
    double share = noise.hasNext() ? noise.next() : 0;
    return new Sample(
        new Tally(operations, 1_000_000_000, 2_000_000_000, 1, Double.NaN), new Noise(share, 1));
  }

  @Override
  public void close() {
    diary.add(name + " closed");
  }
}
