package dev.locksmith.bench.fork;

import dev.locksmith.bench.noise.Noise;
import dev.locksmith.bench.pair.Sample;
import dev.locksmith.bench.pair.Tally;
import java.time.Duration;
import java.util.List;

/**
 * What a worker and the one who started it say to each other, one line each. A line of the worker
 * begins with {@link #MARK}; others come from the JVM or a library.
 */
final class Message {
  static final String MARK = "@worker ";

  private static final String MEASURE = "measure ";
  private static final int FIELDS = 7;

  private Message() {}

  static String measure(Duration length) {
    return MEASURE + length.toNanos();
  }

  static Duration length(String line) {
    if (!line.startsWith(MEASURE)) {
      throw new IllegalArgumentException("not understood: " + line);
    }
    return Duration.ofNanos(Long.parseLong(line.substring(MEASURE.length())));
  }

  static String of(Sample sample) {
    Tally tally = sample.tally();
    return String.join(
        " ",
        Long.toString(tally.operations()),
        Long.toString(tally.nanos()),
        Long.toString(tally.cpuNanos()),
        Double.toString(tally.smallestShare()),
        Double.toString(tally.p999WaitNanos()),
        Double.toString(sample.noise().othersNanos()),
        Double.toString(sample.noise().capacityNanos()));
  }

  static Sample sample(String line) {
    List<String> words = List.of(line.split(" "));
    if (words.size() != FIELDS) {
      throw new IllegalArgumentException("not understood: " + line);
    }
    Tally tally =
        new Tally(
            Long.parseLong(words.get(0)),
            Long.parseLong(words.get(1)),
            Long.parseLong(words.get(2)),
            Double.parseDouble(words.get(3)),
            Double.parseDouble(words.get(4)));
    return new Sample(
        tally, new Noise(Double.parseDouble(words.get(5)), Double.parseDouble(words.get(6))));
  }
}
