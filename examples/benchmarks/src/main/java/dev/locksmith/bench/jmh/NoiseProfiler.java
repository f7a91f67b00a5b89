package dev.locksmith.bench.jmh;

import dev.locksmith.bench.noise.NoiseMeter;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** Notes for each iteration of JMH what other processes took, so that the gate can drop it. */
public final class NoiseProfiler implements InternalProfiler {
  /** The result's name; its unit is a part of the CPU, 0 to 1. */
  public static final String NAME = "noise";

  private NoiseMeter meter = new NoiseMeter();

  @Override
  public String getDescription() {
    return "What other processes and steal took of the CPU";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    meter = new NoiseMeter();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double share = meter.read().share();
    return List.of(new ScalarResult(NAME, share, "of CPU", AggregationPolicy.AVG));
  }
}
