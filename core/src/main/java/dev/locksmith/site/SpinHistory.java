package dev.locksmith.site;

/**
 * What spinning brought at one site. Waiters ask here whether to spin, and tell how it ended, so
 * that a site at which owners sleep or do I/O soon stops spinning, and is only probed now and then.
 *
 * <p>The fields are plain and raced on: a lost update costs one spin too many or too few. They are
 * written only when their value changes, so that at a site where spinning always succeeds their
 * cache line stays shared.
 */
public final class SpinHistory {
  /** The credit of a site at which spinning always succeeds; at none, waiters park at once. */
  private static final int FULL = 64;

  /** How many successes make up for one failed spin. */
  private static final int PRICE = 4;

  /** One arrival in so many spins at a site that has lost its credit. */
  private static final int PROBE = 64;

  private int credit = FULL;
  private int skipped;

  SpinHistory() {}

  /** Whether the calling waiter should spin. */
  public boolean promises() {
    if (credit > 0) {
      return true;
    }
    int skips = skipped + 1;
    skipped = skips;
    return skips % PROBE == 0;
  }

  /** A spin ended with the lock. */
  public void succeeded() {
    int before = credit;
    if (before < FULL) {
      credit = before + 1;
    }
  }

  /** A spin ended without the lock. */
  public void failed() {
    int before = credit;
    if (before > 0) {
      credit = Math.max(0, before - PRICE);
    }
  }
}
