package dev.locksmith.analysis;

import java.util.Arrays;
import java.util.List;

/**
 * How much was waited when: a wait counts in every bin of the time that it touches, for as long as
 * it lasted there. Divided by the width of a bin, that is how many threads waited on average.
 */
final class Timeline {
  private final TimeAxis axis;
  private final long[] nanosOfBins;

  Timeline(TimeAxis axis) {
    this.axis = axis;
    this.nanosOfBins = new long[axis.bins()];
  }

  /** Adds a wait; what lies before or behind the recorded time is left out. */
  void add(Wait wait) {
    long from = Math.max(axis.startNanos(), wait.startNanos());
    long to = Math.min(axis.endNanos(), wait.startNanos() + wait.nanos());
    while (from < to) {
      int bin = (int) ((from - axis.startNanos()) / axis.binNanos());
      long until = Math.min(to, axis.startNanos() + (bin + 1) * axis.binNanos());
      nanosOfBins[bin] += until - from;
      from = until;
    }
  }

  /** The wait of each bin, in nanoseconds. */
  List<Long> nanosOfBins() {
    return Arrays.stream(nanosOfBins).boxed().toList();
  }
}
