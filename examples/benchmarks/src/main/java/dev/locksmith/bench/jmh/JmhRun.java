package dev.locksmith.bench.jmh;

import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.noise.NoiseGate;
import dev.locksmith.bench.pair.Quartiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the JMH benchmarks and puts their iterations through the noise gate. */
public final class JmhRun {
  private JmhRun() {}

  /**
   * Runs them.
   *
   * @param log where JMH's own output goes
   * @param csv where JMH's own results go
   * @throws RunnerException if JMH fails
   */
  public static List<JmhFigure> run(
      JmhPlan plan, Collection<Peer> peers, List<String> flags, NoiseGate gate, Path log, Path csv)
      throws RunnerException {
    TimeValue length = TimeValue.nanoseconds(plan.length().toNanos());
    Options options =
        new OptionsBuilder()
            .include(UncontendedBenchmark.class.getName())
            .include(ColdBenchmark.class.getName())
            .param("peer", peers.stream().map(Enum::name).toArray(String[]::new))
            .forks(plan.forks())
            .warmupIterations(plan.iterations())
            .warmupTime(length)
            .measurementIterations(plan.iterations())
            .measurementTime(length)
            .jvmArgs(flags.toArray(String[]::new))
            .addProfiler(NoiseProfiler.class)
            .shouldFailOnError(true)
            .output(log.toString())
            .result(csv.toString())
            .resultFormat(ResultFormatType.CSV)
            .build();
    return new Runner(options).run().stream().map(result -> figure(result, gate)).toList();
  }

  private static JmhFigure figure(RunResult result, NoiseGate gate) {
    List<Double> kept = new ArrayList<>();
    int dropped = 0;
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      for (IterationResult iteration : fork.getIterationResults()) {
        if (isQuiet(iteration, gate)) {
          kept.add(iteration.getPrimaryResult().getScore());
        } else {
          dropped++;
        }
      }
    }
    String benchmark = result.getParams().getBenchmark();
    return new JmhFigure(
        benchmark.substring(benchmark.lastIndexOf('.') + 1),
        Mode.valueOf(result.getParams().getParam("mode")).label(),
        Peer.valueOf(result.getParams().getParam("peer")).label(),
        Quartiles.of(kept.stream().mapToDouble(Double::doubleValue).toArray()),
        kept.size(),
        dropped);
  }

  private static boolean isQuiet(IterationResult iteration, NoiseGate gate) {
    Result<?> noise = iteration.getSecondaryResults().get(NoiseProfiler.NAME);
    return noise == null || Double.isNaN(noise.getScore()) || noise.getScore() <= gate.most();
  }
}
