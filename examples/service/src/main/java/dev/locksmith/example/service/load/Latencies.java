package dev.locksmith.example.service.load;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** How long the calls took, of each kind and all together. */
final class Latencies {
  private static final long MOST_MICROS = 120_000_000;
  private static final int DIGITS = 3;

  private final Map<Kind, Histogram> micros = new EnumMap<>(Kind.class);

  void record(Kind kind, long nanos) {
    histogram(kind).recordValue(Math.min(nanos / 1_000, MOST_MICROS));
  }

  void addAll(Latencies other) {
    other.micros.forEach((kind, histogram) -> histogram(kind).add(histogram));
  }

  /** A line for all calls and one for each kind that occurred, in microseconds. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    Histogram all = new Histogram(MOST_MICROS, DIGITS);
    micros.values().forEach(all::add);
    if (all.getTotalCount() > 0) {
      lines.add(line("all", all));
    }
    micros.forEach((kind, histogram) -> lines.add(line(kind.toString(), histogram)));
    return lines;
  }

  private Histogram histogram(Kind kind) {
    return micros.computeIfAbsent(kind, absent -> new Histogram(MOST_MICROS, DIGITS));
  }

  private static String line(String label, Histogram histogram) {
    return String.format(
        Locale.ROOT,
        "latency us, %-12s n=%-7d p50=%-7d p90=%-7d p99=%-7d p99.9=%-7d max=%d",
        label,
        histogram.getTotalCount(),
        histogram.getValueAtPercentile(50),
        histogram.getValueAtPercentile(90),
        histogram.getValueAtPercentile(99),
        histogram.getValueAtPercentile(99.9),
        histogram.getMaxValue());
  }
}
