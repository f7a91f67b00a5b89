package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import dev.locksmith.site.SpinHistory;

/**
 * Tells a site how long its locks are held. Only after a contended acquisition, and only after one
 * in sixteen of these: looking at the clock takes as long as a short section.
 */
final class HoldSample {
  /** Of so many contended acquisitions one is sampled. */
  static final int ONE_IN = 16;

  /** Bits of the start that are all zero in one of sixteen; the lowest of a clock may be always. */
  private static final long SAMPLED_BITS = (ONE_IN - 1) << 8;

  private HoldSample() {}

  /** Whether the section that follows that wait is to be timed. */
  static boolean isDue(Contention wait) {
    return (wait.startNanos & SAMPLED_BITS) == 0;
  }

  /** When the section began that follows that wait, which is over. */
  static long since(Contention wait) {
    return wait.startNanos + wait.waitNanos;
  }

  /** A section that began then is over. */
  static void end(long since, SpinHistory history) {
    history.held(System.nanoTime() - since);
  }
}
