package dev.locksmith.sync;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many threads may spin at once in this JVM: one fewer than there are processors, because the
 * owner that they wait for needs one. A CPU quota counts like processors, as the JVM itself counts
 * it; it is asked for once a second at most, since that reads files.
 */
final class Processors {
  private static final long SAMPLE_NANOS = 1_000_000_000L;

  private static final AtomicInteger SPINNERS = new AtomicInteger();

  private static volatile int available;
  private static volatile long sampledAt;

  private Processors() {}

  /**
   * Takes a processor to spin on, if there is one to spare. The caller gives it back.
   *
   * @param now {@link System#nanoTime}
   */
  static boolean take(long now) {
    int spare = available(now) - 1;
    if (SPINNERS.get() >= spare) {
      return false;
    }
    if (SPINNERS.getAndIncrement() >= spare) {
      SPINNERS.getAndDecrement();
      return false;
    }
    return true;
  }

  static void giveBack() {
    SPINNERS.getAndDecrement();
  }

  /** Whether more than one thread can run at a time. */
  static boolean areSeveral(long now) {
    return available(now) > 1;
  }

  private static int available(long now) {
    int known = available;
    if (known == 0 || now - sampledAt > SAMPLE_NANOS) {
      sampledAt = now;
      known = Runtime.getRuntime().availableProcessors();
      available = known;
    }
    return known;
  }
}
