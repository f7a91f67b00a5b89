package dev.locksmith.bench;

import dev.locksmith.bench.pair.Comparison;
import dev.locksmith.bench.pair.Metric;

/** What is said of a comparison as soon as it is done. */
final class Progress {
  private Progress() {}

  static String of(Comparison comparison) {
    return "%-18s against %-14s speed %s, A/A %s, %d dropped"
        .formatted(
            comparison.pairing().contender(),
            comparison.pairing().base(),
            comparison.versus().ratios(Metric.SPEED),
            comparison.same().ratios(Metric.SPEED),
            comparison.dropped());
  }
}
