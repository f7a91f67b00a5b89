package dev.locksmith.analysis;

import java.util.SortedSet;
import java.util.TreeSet;

/** The waits of one site in one recording, of all strategies together, and how many per second. */
final class SiteRate {
  private final double seconds;
  private final SortedSet<String> strategies = new TreeSet<>();
  private final RecordedWaits waits;
  private SpinShare spin = SpinShare.NOT_TOLD;

  /** No waits yet, in a recording that is so long. */
  SiteRate(SiteKey key, double seconds) {
    this.waits = new RecordedWaits(key);
    this.seconds = seconds;
  }

  void add(SiteContention site) {
    strategies.add(site.key().strategy());
    waits.add(site.waits());
    spin = spin.plus(site.spin());
  }

  SortedSet<String> strategies() {
    return strategies;
  }

  RecordedWaits waits() {
    return waits;
  }

  SpinShare spin() {
    return spin;
  }

  /** Contended acquisitions per second of the recording. */
  double contendedPerSecond() {
    return waits.contended() / seconds;
  }

  /** The wait of all threads together per second of the recording. */
  double waitNanosPerSecond() {
    return waits.totalNanos() / seconds;
  }
}
