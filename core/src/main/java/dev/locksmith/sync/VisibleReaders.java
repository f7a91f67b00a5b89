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

  static final int MOST_SLOTS = 64;

  /** The paper's. */
  private static final long COST_MULTIPLE = 9;

  private final ReaderSlot[] slots;

  /** The earliest {@link System#nanoTime} at which the bias may return. */
  private volatile long nextBias;

  VisibleReaders(long now) {
    slots = new ReaderSlot[powerOfTwo(SLOTS_PER_PROCESSOR * Processors.most())];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new ReaderSlot();
    }
    nextBias = now;
  }

  /** The lowest that is not below, but not above {@link #MOST_SLOTS}. */
  private static int powerOfTwo(int wanted) {
    return Integer.highestOneBit(2 * Math.min(wanted, MOST_SLOTS) - 1);
  }

  /**
   * The slot that the calling thread may mark; {@code null} if there is no memory to find out, and
   * the thread has marked none then.
   */
  ReaderSlot ofCurrentThread() {
    try {
      return slots[ReaderNumber.ofCurrentThread() & (slots.length - 1)];
    } catch (OutOfMemoryError none) {
      return null;
    }
  }

  /** Whether the bias may return. */
  boolean mayReturn(long now) {
    return now - nextBias >= 0;
  }

  /**
   * Counts all that have marked a slot in the word of the lock, which has no bias any more.
   *
   * @param start when that began to cost time
   */
  void countIn(ReaderBias lock, long start) {
    for (ReaderSlot slot : slots) {
      slot.countIn(lock);
    }
    long now = System.nanoTime();
    nextBias = now + COST_MULTIPLE * (now - start);
  }
}
