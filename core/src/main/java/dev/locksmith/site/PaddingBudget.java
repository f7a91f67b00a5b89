package dev.locksmith.site;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many padded objects of a kind one site may make: {@link #LOCKS} and, for read-write locks
 * whose readers have met, {@link #READER_TABLES}. A padded lock takes some ten times the memory of
 * the JDK's. A site that makes locks by the thousand, one per row or per request, has few threads
 * at each of them; there the pads cost memory and buy nothing, so later locks are compact.
 *
 * <p>Objects are counted as they are made, not as they live: to learn of the end of each would cost
 * more than the pads.
 */
public final class PaddingBudget {
  /** How many locks of one site are padded; about 4 MB. */
  public static final int LOCKS = 8192;

  /** How many read-write locks of one site may have a table of readers; at most about 5 MB. */
  public static final int READER_TABLES = 256;

  private final int most;
  private final AtomicInteger taken = new AtomicInteger();

  PaddingBudget(int most) {
    this.most = most;
  }

  /** Takes the room of one object, if there is some left. */
  public boolean take() {
    return taken.get() < most && taken.getAndIncrement() < most;
  }

  /** Spends what is left, so that locks made from now on are compact. */
  public void spend() {
    taken.set(most);
  }

  /** How many padded locks were made. */
  public int taken() {
    return Math.min(taken.get(), LOCKS);
  }

  /** Whether locks made from now on are compact. */
  public boolean isSpent() {
    return taken.get() >= most;
  }
}
