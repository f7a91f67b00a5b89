package dev.locksmith.analysis;

import java.util.SortedSet;
import java.util.TreeSet;

/** The waits of one site in one recording, of all strategies together, and how many per second. */
final class SiteRate {
  private final double seconds;
  private final SortedSet<String> strategies = new TreeSet<>();
  private final WaitLengths lengths = new WaitLengths();
  private final WaitSplit split = new WaitSplit();

  /** No waits yet, in a recording that is so long. */
  SiteRate(double seconds) {
    this.seconds = seconds;
  }

  void add(SiteContention site) {
    strategies.add(site.key().strategy());
    lengths.add(site.lengths());
    split.add(site.split());
  }

  SortedSet<String> strategies() {
    return strategies;
  }

  WaitLengths lengths() {
    return lengths;
  }

  WaitSplit split() {
    return split;
  }

  /** Contended acquisitions per second of the recording. */
  double contendedPerSecond() {
    return split.waits() / seconds;
  }

  /** The wait of all threads together per second of the recording. */
  double waitNanosPerSecond() {
    return split.waitNanos() / seconds;
  }
}
