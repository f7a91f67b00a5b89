package dev.locksmith.site;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many padded locks one site may make. A padded lock takes some ten times the memory of the
 * JDK's. A site that makes locks by the thousand, one per row or per request, has few threads at
 * each of them; there the pads cost memory and buy nothing, so later locks are compact.
 *
 * <p>Locks are counted as they are made, not as they live: to learn of the end of each would cost
 * more than the pads.
 */
public final class PaddingBudget {
  /** How many locks of one site are padded; about 4 MB. */
  public static final int LOCKS = 8192;

  private final AtomicInteger taken = new AtomicInteger();

  PaddingBudget() {}

  /** Takes the room of one padded lock, if there is some left. */
  public boolean take() {
    return taken.get() < LOCKS && taken.getAndIncrement() < LOCKS;
  }

  /** Spends what is left, so that locks made from now on are compact. */
  public void spend() {
    taken.set(LOCKS);
  }

  /** How many padded locks were made. */
  public int taken() {
    return Math.min(taken.get(), LOCKS);
  }

  /** Whether locks made from now on are compact. */
  public boolean isSpent() {
    return taken.get() >= LOCKS;
  }
}
