package dev.locksmith.bench.load;

import dev.locksmith.bench.noise.NoiseMeter;
import dev.locksmith.bench.pair.Arm;
import dev.locksmith.bench.pair.Sample;
import dev.locksmith.bench.pair.Tally;
import java.io.IOException;
import java.time.Duration;

/** An arm in this JVM. */
public record LocalArm(Bench bench) implements Arm {
  @Override
  public Sample measure(Duration length) throws IOException {
    NoiseMeter noise = new NoiseMeter();
    Tally tally = bench.run(length);
    return new Sample(tally, noise.read());
  }

  @Override
  public String remark() {
    return bench.remark();
  }

  @Override
  public void close() {
    bench.close();
  }
}
