package dev.locksmith.sync;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many threads may spin at once in this JVM: one fewer than there are processors, because the
 * owner that they wait for needs one. A CPU quota counts like processors, as the JVM itself counts
 * it.
 *
 * <p>What the JVM tells is how many processors the <em>calling thread</em> may use: one that is
 * pinned to a processor is told of one, whatever the others have. So the largest number that any
 * thread was told counts. The first to ask is the one that makes the first lock, under the agent
 * the one that starts the JVM; a waiter asks again if a second has gone by, since asking reads
 * files. A process that loses processors while it runs keeps its spinners, whose spins then fail
 * and are given up site by site; not to spin where it pays would correct itself nowhere.
 */
final class Processors {
  private static final long SAMPLE_NANOS = 1_000_000_000L;

  private static final AtomicInteger SPINNERS = new AtomicInteger();

  private static volatile int most;
  private static volatile long askedAt;

  private Processors() {}

  /**
   * Asks for the number of processors.
   *
   * @param now {@link System#nanoTime}
   */
  static void ask(long now) {
    askedAt = now;
    int told = Runtime.getRuntime().availableProcessors();
    if (told > most) {
      most = told;
    }
  }

  /**
   * Whether more than one thread can run at a time.
   *
   * @param now {@link System#nanoTime}
   */
  static boolean areSeveral(long now) {
    if (now - askedAt > SAMPLE_NANOS) {
      ask(now);
    }
    return most > 1;
  }

  /** How many threads can run at a time, as far as it is known. */
  static int most() {
    return most;
  }

  /** Takes a processor to spin on, if there is one to spare. The caller gives it back. */
  static boolean take() {
    int spare = most - 1;
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
}
