package dev.locksmith.bench.pair;

import dev.locksmith.bench.noise.NoiseGate;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * Pairs of the same two arms. The order within a pair alternates: whoever runs second finds the
 * machine as the first has left it. A pair that was disturbed is dropped, and measured again in the
 * same order, so that as many kept pairs have the one order as the other.
 */
public final class PairSeries {
  private final NoiseGate gate;
  private final PairListener listener;
  private final List<Pair> kept = new ArrayList<>();
  private int dropped;

  PairSeries(NoiseGate gate, PairListener listener) {
    this.gate = gate;
    this.listener = listener;
  }

  void measure(Arm base, Arm contender, Duration length) throws IOException {
    boolean baseFirst = kept.size() % 2 == 0;
    Sample first = (baseFirst ? base : contender).measure(length);
    Sample second = (baseFirst ? contender : base).measure(length);
    Pair pair = baseFirst ? new Pair(first, second, true) : new Pair(second, first, false);
    boolean isKept = gate.keeps(pair.noise());
    if (isKept) {
      kept.add(pair);
    } else {
      dropped++;
    }
    listener.measured(pair, isKept);
  }

  /** The pairs that count. */
  public List<Pair> kept() {
    return Collections.unmodifiableList(kept);
  }

  /** How many pairs were disturbed too much. */
  public int dropped() {
    return dropped;
  }

  /** The quartiles of the ratios of the pairs that count. */
  public Quartiles ratios(Metric metric) {
    return Quartiles.of(kept.stream().mapToDouble(pair -> pair.ratio(metric)).toArray());
  }

  /** The quartiles of the contender's own values in the pairs that count. */
  public Quartiles contender(Metric metric) {
    return Quartiles.of(
        kept.stream().mapToDouble(pair -> metric.of(pair.contender().tally())).toArray());
  }

  /** Mean and standard deviation of the base's time per operation, in seconds. */
  public MeanAndDeviation baseSeconds() {
    return seconds(Pair::base);
  }

  /** Mean and standard deviation of the contender's time per operation, in seconds. */
  public MeanAndDeviation contenderSeconds() {
    return seconds(Pair::contender);
  }

  private MeanAndDeviation seconds(Function<Pair, Sample> side) {
    return MeanAndDeviation.of(
        kept.stream()
            .mapToDouble(pair -> side.apply(pair).tally().nanosPerOperation() / 1e9)
            .toArray());
  }
}
