package dev.locksmith.sync;

/**
 * The slots of one lock in which readers mark that they read; see {@link ReaderBias}.
 *
 * <p>A table for each lock, and not one for the JVM as in the paper: revocation walks over few
 * slots and takes no cache line from readers of other locks, and a slot needs not say which lock it
 * is for. Only locks whose readers have met have a table, and only so many of a site; see {@link
 * dev.locksmith.site.LockSite#readerTableBudget}.
 */
final class VisibleReaders {
  /** Slots for each processor: few threads that run at the same time should share one. */
  private static final int SLOTS_PER_PROCESSOR = 4;

  private static final int FEWEST_SLOTS = 16;

  static final int MOST_SLOTS = 64;

  /** The paper's. */
  private static final long COST_MULTIPLE = 9;

  private static final long LONGEST_PAUSE_NANOS = 100_000_000;

  private final ReaderSlot[] slots;

  /** When the last bias began and ended, by {@link System#nanoTime}, and what follows it. */
  private volatile long begin;

  private volatile long end;
  private volatile long pause;

  VisibleReaders(long now) {
    slots = new ReaderSlot[powerOfTwo(SLOTS_PER_PROCESSOR * Processors.most())];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new ReaderSlot();
    }
    begin = now;
    end = now;
  }

  private static int powerOfTwo(int wanted) {
    int bounded = Math.max(FEWEST_SLOTS, Math.min(wanted, MOST_SLOTS));
    return Integer.highestOneBit(2 * bounded - 1);
  }

  /**
   * The slot that the calling thread may mark, always the same. Numbers of threads spread better
   * than hashes, since threads that work together are mostly made one after the other; but a
   * subclass may override {@link Thread#getId}. A virtual thread has a hash of its own, whatever
   * carries it.
   */
  ReaderSlot of(Thread current) {
    int number =
        current.getClass() == Thread.class
            ? (int) current.getId()
            : System.identityHashCode(current);
    return slots[number & (slots.length - 1)];
  }

  /** Whether the bias may return. */
  boolean mayReturn(long now) {
    return now - end >= pause;
  }

  /** The bias begins. */
  void begin(long now) {
    begin = now;
  }

  /**
   * Counts all that have marked a slot in the word of the lock, which has no bias any more. The
   * calls take turns.
   *
   * @param start when that began to cost time
   */
  void countIn(ReaderBias lock, long start) {
    for (ReaderSlot slot : slots) {
      slot.countIn(lock);
    }
    end = System.nanoTime();
    long least = COST_MULTIPLE * (end - start);
    boolean paid = start - begin >= least;
    pause = Math.min(paid ? least : Math.max(least, 2 * pause), LONGEST_PAUSE_NANOS);
  }
}
