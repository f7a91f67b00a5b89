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

  /**
   * A section of that length, in nanoseconds, takes longer than it takes to move a lock and its
   * data to another processor.
   */
  private static final int LONG_HOLD = 250;

  /** The pause where sections are shorter, in nanoseconds: as long as several of them. */
  private static final int PAUSE = 800;

  /** The weight of a new sample against what is known, as a power of two. */
  private static final int WEIGHT = 3;

  private int holdNanos = LONG_HOLD;
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

  /** A lock was held for that long after a wait for it. */
  public void held(long nanos) {
    int known = holdNanos;
    int next = known + (((int) Math.min(nanos, Integer.MAX_VALUE / 2) - known) >> WEIGHT);
    if (next != known) {
      holdNanos = next;
    }
  }

  /**
   * How long to pause between two looks at a lock, in nanoseconds; 0 if looks should follow at
   * once.
   */
  public long pauseNanos() {
    return holdNanos < LONG_HOLD ? PAUSE : 0;
  }
}
