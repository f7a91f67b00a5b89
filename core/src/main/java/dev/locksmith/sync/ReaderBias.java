package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * The word of a read-write lock that can be biased towards readers: they mark {@link VisibleReaders
 * slots}, each on a cache line of its own, and only read the word, so that they do not slow each
 * other down. After Dice and Kogan, "BRAVO: Biased Locking for Reader-Writer Locks", USENIX ATC
 * 2019.
 *
 * <p><b>The bias</b> is a bit of the word. A reader that finds it marks its slot, looks again, and
 * has entered if the bit is still there. A writer that finds it revokes the bias: it clears the
 * bit, then looks at every slot. Both first write and then read, the reader its slot and the word,
 * the writer the word and the slot. All four accesses are volatile, the writes by atomic
 * instructions, and volatile accesses have one order for all threads (JLS 17.4.4): the JVM puts a
 * StoreLoad fence between the two on either side. So a reader that still sees the bit has marked
 * its slot before the writer looks there. Sections are ordered, too: the writer reads in each slot
 * what its last reader wrote there, and a reader finds the bit that was set after the last writer
 * had left.
 *
 * <p><b>Revocation does not wait for readers.</b> In the paper the writer waits until the slots are
 * clear. Here it {@linkplain ReaderSlot#countIn counts in} the word those who have marked one: from
 * then on they are readers as without bias, and it is for the word that the writer waits. It spins
 * and parks, is interrupted, times out and is woken by the last reader as ever; an untimed {@code
 * tryLock} fails if there are readers, and only then; holds can be counted at any time. While the
 * revocation goes on, {@link #REVOKING} keeps writers out, as the count is not whole. A reader that
 * finds the bit gone removes its mark, or finds itself counted and has entered: it came in before
 * the writer.
 *
 * <p>Revocations take turns by a monitor. Who waits there waits for a walk over the slots, in which
 * nothing blocks and no code of an application runs. One that an error ended is brought to its end
 * by the next.
 *
 * <p><b>When there is a bias.</b> After readers have met often, unless the lock is fair, as a
 * reader by a slot cannot keep the order of arrival, or the policy of its site is to only park. It
 * is revoked by writers, by questions for the number of all holds, and by the first reader that
 * finds the policy changed; then it does not return before a multiple of the time has gone by that
 * the revocation took, so that it slows writers down by a small part only. Where a bias did not
 * even last so long the pause after it is twice the one before: there are too many writers. It is
 * not granted while a writer holds the lock or waits for it, nor near the limit of holds.
 */
abstract class ReaderBias extends TunedSynchronizer {
  private static final long serialVersionUID = 1L;

  static final long READERS = (1L << 32) - 1;
  static final long WRITER = 1L << 32;
  static final long YIELD = 1L << 33;
  static final long BIASED = 1L << 34;
  static final long REVOKING = 1L << 35;

  /** The sign of the word. */
  static final long RESERVED = 1L << 63;

  /** An argument of {@link #tryRelease}, which is also called by conditions. */
  static final int WAKE = -1;

  /** While the word counts fewer readers, it and all slots together stay below the limit. */
  private static final long FEW_READERS =
      (long) HoldLimit.READ_WRITE - VisibleReaders.MOST_SLOTS * ReaderSlot.MOST_HOLDS;

  /** So often readers must meet before they look whether a bias would pay. */
  private static final int MEETINGS_PER_LOOK = 32;

  private static final AtomicReferenceFieldUpdater<ReaderBias, VisibleReaders> VISIBLE_READERS =
      AtomicReferenceFieldUpdater.newUpdater(
          ReaderBias.class, VisibleReaders.class, "visibleReaders");

  /** Raced on: how often a reader met others; it may miss some. */
  private transient int meetings;

  /** Made for the first bias. */
  private transient volatile VisibleReaders visibleReaders;

  ReaderBias(LockSite site, boolean fair) {
    super(site, fair);
  }

  abstract long word();

  abstract boolean casWord(long expected, long next);

  abstract long addToWord(long delta);

  /** Enters the read side of a lock with a bias, by a slot if that of the thread is free. */
  final boolean readBiased(Thread current) {
    if ((word() & ~READERS) != BIASED) {
      return false;
    }
    if (!mayBeBiased()) {
      revokeBias();
      return false;
    }
    ReaderSlot slot = visibleReaders.of(current);
    if (slot.isHeldBy(current)) {
      return slot.markAgain();
    }
    return slot.mark(current) && ((word() & BIASED) != 0 || !slot.unmark());
  }

  /** The slot by which the calling thread reads, or {@code null}. */
  final ReaderSlot heldSlot(Thread current) {
    VisibleReaders readers = visibleReaders;
    if (readers == null) {
      return null;
    }
    ReaderSlot slot = readers.of(current);
    return slot.isHeldBy(current) ? slot : null;
  }

  /** How often the calling thread reads by its slot. */
  final int holdsBySlot(Thread current) {
    ReaderSlot slot = heldSlot(current);
    return slot == null ? 0 : slot.holds();
  }

  /** A reader has met others. From time to time it looks whether a bias would pay. */
  final void meetReaders() {
    int met = meetings + 1;
    meetings = met;
    if (met % MEETINGS_PER_LOOK != 0) {
      return;
    }
    long now = System.nanoTime();
    VisibleReaders readers = visibleReaders;
    if (Processors.areSeveral(now) && (readers == null || readers.mayReturn(now))) {
      bias(now);
    }
  }

  /** Biases the lock towards readers, if it may be and nobody writes or waits to. */
  final void bias(long now) {
    long word = word();
    if ((word & ~READERS) == 0 && isFarFromLimit(word) && mayBeBiased() && hasVisibleReaders(now)) {
      visibleReaders.begin(now);
      casWord(word, word | BIASED);
    }
  }

  /** Makes the slots for readers if that was not done before. Says whether they are there. */
  private boolean hasVisibleReaders(long now) {
    if (visibleReaders == null && site().readerTableBudget().take()) {
      try {
        VISIBLE_READERS.compareAndSet(this, null, new VisibleReaders(now));
      } catch (OutOfMemoryError none) {
        return false;
      }
    }
    return visibleReaders != null;
  }

  /** Whether the word counts so few readers that those it does not count need no counting. */
  static boolean isFarFromLimit(long word) {
    return (word & READERS) < FEW_READERS;
  }

  /** Whether there may be readers that the word does not count. */
  static boolean mayHideReaders(long word) {
    return (word & (BIASED | REVOKING)) != 0;
  }

  /** The word of a lock without bias; one that has a bias loses it. */
  final long unbiasedWord() {
    while (true) {
      long word = word();
      if (!mayHideReaders(word)) {
        return word;
      }
      revokeBias();
    }
  }

  /**
   * Ends the bias. All readers are counted in the word then.
   *
   * <p>For a moment the word may have counted readers that had left. So one that the word counted
   * rightly, and that left meanwhile, did not find itself the last and woke nobody.
   */
  @ReservedStackAccess
  final void revokeBias() {
    long start = System.nanoTime();
    VisibleReaders readers = visibleReaders;
    synchronized (readers) {
      long word;
      do {
        word = word();
        if (!mayHideReaders(word)) {
          return;
        }
      } while (!casWord(word, (word & ~BIASED) | REVOKING));
      readers.countIn(this, start);
      addToWord(-REVOKING);
    }
    if ((word() & READERS) == 0) {
      release(WAKE);
    }
  }
}
