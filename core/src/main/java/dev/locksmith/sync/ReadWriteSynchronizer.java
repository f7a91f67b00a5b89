package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * The synchronizer of a reentrant read-write lock.
 *
 * <p>The word counts the readers in its low half. Above are five bits: {@link #WRITER}, the lock is
 * held for writing; {@link #YIELD}, a writer is in the wait list or about to enter it, so that
 * readers must look there; {@link #RESERVED}, only the first in the wait list may take the lock;
 * {@link #BIASED}, there may be readers that the word does not count, which {@link ReaderBias}
 * explains; {@link #REVOKING}, these are just being counted.
 *
 * <p><b>Readers and parked writers.</b> As in the JDK, a reader passes those who wait unless the
 * first of them is a writer. A writer that has to wait sets {@link #YIELD}, and sets it again
 * whenever it has failed as the first; then it also says in {@link #firstWriter} who it is. A
 * reader that meets the bit and finds that writer still first enters only if it reads already. So a
 * stream of readers cannot starve a parked writer. Writers further back do not count: with more
 * threads than processors there is nearly always one, and readers would only line up. But a writer
 * that becomes first because the reader before it has got the lock, would not know; so that reader
 * wakes it, to try and fail. The bit is dropped where the wait list is found empty. A reader that
 * drops it looks at the wait list again afterwards, because a writer may have come in between, seen
 * the bit, and parked.
 *
 * <p>Writers may pass parked writers and readers, as in the JDK, until the first of them has lost
 * its patience; see {@link TunedSynchronizer}.
 *
 * <p><b>Who spins</b> follows the kernel's {@code rwsem}: a writer on a writer as long as it runs,
 * on readers for a time that grows with their number; a reader on a writer; a reader never on
 * readers, since it would wait only for the writer behind them.
 *
 * <p>The first reader counts its holds in a field, the others in {@link ReadHolds}, and so does a
 * writer that reads: its holds must outlast another first reader while it awaits a condition. Holds
 * by a {@link ReaderSlot} come on top of these; which of its holds a thread gives back first makes
 * no difference. What may need memory or more stack is done before the word changes.
 */
public abstract class ReadWriteSynchronizer extends ReaderBias {
  private static final long serialVersionUID = 1L;

  /** What {@code rwsem} spins on readers: so much, and so much more for each. */
  private static final long READERS_SPIN_NANOS = 10_000;

  private static final long READER_SPIN_NANOS = 500;
  private static final long READERS_SPIN_MOST_NANOS = 25_000;

  private static final AtomicReferenceFieldUpdater<ReadWriteSynchronizer, Thread> FIRST_WRITER =
      AtomicReferenceFieldUpdater.newUpdater(
          ReadWriteSynchronizer.class, Thread.class, "firstWriter");

  /** Arguments of {@link #attempt}. */
  private static final int READ = 0;

  private static final int WRITE = 1;

  /** What a condition saves for a writer that also reads; see {@link #isHeldExclusively}. */
  private static final int WITH_READS = Integer.MIN_VALUE;

  /** How often the write side is held beyond the first time. Guarded by the write side. */
  private transient int reentries;

  /** The thread that made the lock read-held, as long as it reads; each thread asks for itself. */
  private transient Thread firstReader;

  private transient int firstReaderHolds;

  /** The writer that failed last as the first in the wait list, as long as it waits. */
  private transient volatile Thread firstWriter;

  @SuppressWarnings("ThreadLocalUsage") // One per lock, as holds are; it leaves no entries behind.
  private final transient ReadHolds readHolds = new ReadHolds();

  ReadWriteSynchronizer(LockSite site, boolean fair) {
    super(site, fair);
  }

  /** A synchronizer for a new lock, padded as long as the budget of the site lasts. */
  public static ReadWriteSynchronizer at(LockSite site, boolean fair) {
    return site.paddingBudget().take()
        ? new PaddedReadWrite(site, fair)
        : new CompactReadWrite(site, fair);
  }

  /** As {@code WriteLock.lock}. */
  @ReservedStackAccess
  public final void lockWrite() {
    Thread current = Thread.currentThread();
    if (!takeFree(current) && !reenter(current) && !takeInOrder(current, 0)) {
      Contention wait = arrive(Mode.WRITE);
      if (!spin(current, WRITE, false, Long.MAX_VALUE, wait)) {
        acquire(0);
        countParks(wait);
      }
      endAndPutOff(wait);
    }
  }

  /** As {@code WriteLock.lockInterruptibly}. */
  @ReservedStackAccess
  public final void lockWriteInterruptibly() throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (!takeFree(current) && !reenter(current) && !takeInOrder(current, 0)) {
      Contention wait = arrive(Mode.WRITE);
      if (!spin(current, WRITE, true, Long.MAX_VALUE, wait)) {
        try {
          acquireInterruptibly(0);
        } catch (InterruptedException e) {
          forgetWriter(current);
          endAndTell(wait, Outcome.INTERRUPTED);
          throw e;
        }
        countParks(wait);
      }
      endAndPutOff(wait);
    }
  }

  /** As {@code WriteLock.tryLock()}: even a fair lock barges. */
  @ReservedStackAccess
  public final boolean tryLockWrite() {
    Thread current = Thread.currentThread();
    return takeHeedless(current) || reenter(current);
  }

  /** As {@code WriteLock.tryLock(long, TimeUnit)}. */
  @ReservedStackAccess
  public final boolean tryLockWriteNanos(long nanos) throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (takeFree(current) || reenter(current) || takeInOrder(current, 0)) {
      return true;
    }
    Contention wait = arrive(Mode.WRITE);
    long deadline = System.nanoTime() + nanos;
    if (nanos <= 0 || !spin(current, WRITE, true, nanos, wait)) {
      boolean acquired;
      try {
        acquired = tryAcquireNanos(0, nanos <= 0 ? 0 : deadline - System.nanoTime());
      } catch (InterruptedException e) {
        forgetWriter(current);
        endAndTell(wait, Outcome.INTERRUPTED);
        throw e;
      }
      if (!acquired) {
        forgetWriter(current);
        Spinning.parked(wait);
        endAndTell(wait, Outcome.TIMED_OUT);
        return false;
      }
      countParks(wait);
    }
    endAndPutOff(wait);
    return true;
  }

  /** As {@code WriteLock.unlock}. */
  @ReservedStackAccess
  public final void unlockWrite() {
    if (!isOwner(Thread.currentThread())) {
      throw new IllegalMonitorStateException();
    }
    if (reentries > 0) {
      reentries--;
      return;
    }
    Contention told = takePending();
    freeWrite(WRITER);
    release(WAKE);
    if (told != null) {
      tell(told);
    }
  }

  /** As {@code ReadLock.lock}. */
  @ReservedStackAccess
  public final void lockRead() {
    Thread current = Thread.currentThread();
    if (!readAtOnce(current)) {
      Contention wait = arrive(Mode.READ);
      if (!spin(current, READ, false, Long.MAX_VALUE, wait)) {
        acquireShared(0);
        letWriterKnow();
        Spinning.parked(wait);
      }
      endAndTell(wait, Outcome.ACQUIRED);
    }
  }

  /** As {@code ReadLock.lockInterruptibly}. */
  @ReservedStackAccess
  public final void lockReadInterruptibly() throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (!readAtOnce(current)) {
      Contention wait = arrive(Mode.READ);
      if (!spin(current, READ, true, Long.MAX_VALUE, wait)) {
        try {
          acquireSharedInterruptibly(0);
        } catch (InterruptedException e) {
          endAndTell(wait, Outcome.INTERRUPTED);
          throw e;
        }
        letWriterKnow();
        Spinning.parked(wait);
      }
      endAndTell(wait, Outcome.ACQUIRED);
    }
  }

  /** As {@code ReadLock.tryLock()}: even a fair lock barges. */
  @ReservedStackAccess
  public final boolean tryLockRead() {
    Thread current = Thread.currentThread();
    if (readBiased(current)) {
      return true;
    }
    while (true) {
      long word = word();
      if ((word & WRITER) != 0 && !isOwner(current)) {
        return false;
      }
      if (read(current, word, word)) {
        return true;
      }
    }
  }

  /** As {@code ReadLock.tryLock(long, TimeUnit)}. */
  @ReservedStackAccess
  public final boolean tryLockReadNanos(long nanos) throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (readAtOnce(current)) {
      return true;
    }
    Contention wait = arrive(Mode.READ);
    long deadline = System.nanoTime() + nanos;
    boolean acquired = nanos > 0 && spin(current, READ, true, nanos, wait);
    if (!acquired) {
      try {
        acquired = tryAcquireSharedNanos(0, nanos <= 0 ? 0 : deadline - System.nanoTime());
      } catch (InterruptedException e) {
        endAndTell(wait, Outcome.INTERRUPTED);
        throw e;
      }
      if (acquired) {
        letWriterKnow();
      }
      Spinning.parked(wait);
    }
    endAndTell(wait, acquired ? Outcome.ACQUIRED : Outcome.TIMED_OUT);
    return acquired;
  }

  /** As {@code ReadLock.unlock}. */
  @ReservedStackAccess
  public final void unlockRead() {
    releaseShared(0);
  }

  /** Whether some thread holds the write side. */
  public final boolean isWriteLocked() {
    return (word() & WRITER) != 0;
  }

  /** Whether the calling thread holds the write side. */
  public final boolean isWriteLockedByCurrentThread() {
    return isOwner(Thread.currentThread());
  }

  /** How often the write side is held, by whichever thread. */
  public final int writeHolds() {
    return isWriteLocked() ? reentries + 1 : 0;
  }

  /** How often the calling thread holds the write side. */
  public final int writeHoldCount() {
    return isOwner(Thread.currentThread()) ? reentries + 1 : 0;
  }

  /** How often the read side is held, by all threads together. */
  public final int readLockCount() {
    return (int) (unbiasedWord() & READERS);
  }

  /** How often the calling thread holds the read side. */
  public final int readHoldCount() {
    Thread current = Thread.currentThread();
    int bySlot = holdsBySlot(current);
    if ((word() & READERS) == 0) {
      return bySlot;
    }
    return bySlot + (firstReader == current ? firstReaderHolds : readHolds.current());
  }

  /** The thread that holds the write side, or {@code null}. */
  public final Thread holder() {
    return isWriteLocked() ? owner() : null;
  }

  /**
   * Also the moment at which a condition is about to read the state. It saves that, lets the lock
   * go, and gives it back to {@link #tryAcquire}: how often the write side is held beyond the first
   * time, and whether its holder reads as well. As in the JDK, those reads are let go too.
   */
  @Override
  public final boolean isHeldExclusively() {
    if (!isOwner(Thread.currentThread())) {
      return false;
    }
    int holds = readLockCount() == 0 ? reentries : WITH_READS + reentries;
    if (getState() != holds) {
      setState(holds);
    }
    return true;
  }

  @Override
  @ReservedStackAccess
  protected final boolean tryAcquire(int saved) {
    if (saved == PREPARE) {
      return isPrepared();
    }
    Thread current = Thread.currentThread();
    int reads = saved < 0 ? readHolds.current() : 0;
    while (true) {
      if (takeInOrder(current, reads)) {
        reentries = saved & Integer.MAX_VALUE;
        endPatience(current);
        forgetWriter(current);
        return true;
      }
      if (fair) {
        return false;
      }
      if (getFirstQueuedThread() == current) {
        firstWriter = current;
      }
      long mark = losesPatience(current) ? YIELD | RESERVED : YIELD;
      long word = word();
      if (mayHideReaders(word)) {
        continue;
      }
      boolean marked = (word & mark) == mark;
      if (marked || (casWord(word, word | mark) && (word & (WRITER | READERS)) != 0)) {
        return false;
      }
    }
  }

  @Override
  @ReservedStackAccess
  protected final boolean tryRelease(int arg) {
    if (arg == WAKE) {
      return true;
    }
    Contention told = takePending();
    reentries = 0;
    freeWrite(WRITER + readLockCount());
    if (told != null) {
      release(WAKE);
      tell(told);
    }
    return true;
  }

  @Override
  @ReservedStackAccess
  protected final int tryAcquireShared(int unused) {
    Thread current = Thread.currentThread();
    while (true) {
      if (readInOrder(current)) {
        endPatience(current);
        return 1;
      }
      if (!losesPatience(current)) {
        return -1;
      }
      long word = word();
      if (word < 0 || ((word & WRITER) != 0 && casWord(word, word | RESERVED))) {
        return -1;
      }
    }
  }

  @Override
  @ReservedStackAccess
  protected final boolean tryReleaseShared(int unused) {
    Thread current = Thread.currentThread();
    if (firstReader == current) {
      return isNotHeld(unreadFirst(current));
    }
    ReaderSlot slot = heldSlot(current);
    return slot == null ? isNotHeld(unreadAmongOthers()) : unreadBySlot(slot);
  }

  private static boolean isNotHeld(long word) {
    return (word & (READERS | WRITER)) == 0;
  }

  @Override
  final int attempt(Thread current, int arg) {
    if (arg == WRITE ? takeUnbiased(current) : readFree(current) || readBiased(current)) {
      return ACQUIRED;
    }
    long word = word();
    if (word < 0 || (arg == READ && (word & YIELD) != 0)) {
      return HOPELESS;
    }
    return FAILED;
  }

  @Override
  final long worthSpinning(long most) {
    long readers = word() & READERS;
    if (readers == 0) {
      return most;
    }
    long onReaders =
        Math.min(READERS_SPIN_NANOS + readers * READER_SPIN_NANOS, READERS_SPIN_MOST_NANOS);
    return Math.min(most, onReaders);
  }

  /** Takes the write side of a lock that is free and not reserved; of a fair one never. */
  private boolean takeFree(Thread current) {
    if (fair) {
      return false;
    }
    long word = word();
    if ((word & ~YIELD) == 0 && casWord(word, word | WRITER)) {
      setExclusiveOwnerThread(current);
      return true;
    }
    return false;
  }

  /** As {@link #takeFree}, of a lock that may have got a bias since it was looked at before. */
  private boolean takeUnbiased(Thread current) {
    return (unbiasedWord() & ~YIELD) == 0 && takeFree(current);
  }

  /**
   * Takes the write side of a free lock, unless it is due to another thread of the wait list.
   *
   * @param reads how often the read side is held with it from now on
   */
  private boolean takeInOrder(Thread current, int reads) {
    long word;
    while (((word = unbiasedWord()) & (WRITER | READERS)) == 0) {
      if ((fair || word < 0) && hasQueuedPredecessors()) {
        return false;
      }
      if (casWord(word, (word & YIELD) | (WRITER + reads))) {
        setExclusiveOwnerThread(current);
        return true;
      }
    }
    return false;
  }

  /** Takes the write side of a free lock. If that is reserved it stays so, for the time after. */
  private boolean takeHeedless(Thread current) {
    long word;
    while (((word = unbiasedWord()) & (WRITER | READERS)) == 0) {
      if (casWord(word, word | WRITER)) {
        setExclusiveOwnerThread(current);
        return true;
      }
    }
    return false;
  }

  private boolean reenter(Thread current) {
    if (!isOwner(current)) {
      return false;
    }
    if (reentries == HoldLimit.READ_WRITE - 1) {
      throw new Error("Maximum lock count exceeded");
    }
    reentries++;
    return true;
  }

  /**
   * Frees the write side. If the stack does not suffice for that, it is held as before.
   *
   * @param held what the calling thread has in the word and lets go
   */
  private void freeWrite(long held) {
    Thread current = owner();
    long yield = (word() & YIELD) != 0 && !hasQueuedThreads() ? YIELD : 0;
    setExclusiveOwnerThread(null);
    try {
      addToWord(-held - yield);
    } catch (StackOverflowError e) {
      setExclusiveOwnerThread(current);
      throw e;
    }
  }

  private boolean readAtOnce(Thread current) {
    return readFree(current) || readBiased(current) || readInOrder(current);
  }

  /** Enters the read side of a lock at which nobody writes or waits to; of a fair one never. */
  private boolean readFree(Thread current) {
    long word = word();
    return !fair && (word & ~READERS) == 0 && read(current, word, word);
  }

  /** Enters the read side, unless a writer holds it or it is due to another thread. */
  private boolean readInOrder(Thread current) {
    while (true) {
      long word = word();
      long kept = word;
      if ((word & WRITER) != 0) {
        if (!isOwner(current)) {
          return false;
        }
      } else if (fair || (word & (YIELD | RESERVED)) != 0) {
        if (!hasQueuedPredecessors()) {
          kept = word & ~RESERVED;
        } else if ((fair || word < 0 || isWriterFirst()) && !reads(current)) {
          return false;
        }
        if ((word & YIELD) != 0 && dropYield(word)) {
          continue;
        }
      }
      if (read(current, word, kept)) {
        return true;
      }
    }
  }

  /** Whether the first in the wait list is a writer that has failed there. */
  private boolean isWriterFirst() {
    Thread writer = firstWriter;
    return writer != null && writer == getFirstQueuedThread();
  }

  /** A reader has left the wait list for the lock: who is first now may be a writer. */
  private void letWriterKnow() {
    if (!fair && hasQueuedThreads()) {
      release(WAKE);
    }
  }

  /**
   * The thread waits as a writer no more. If it gave up, the next may have become first meanwhile,
   * and said so: that must stay.
   */
  private void forgetWriter(Thread current) {
    if (firstWriter == current) {
      FIRST_WRITER.compareAndSet(this, current, null);
    }
  }

  /** Drops {@link #YIELD} if the wait list is empty. Says whether the word may have changed. */
  private boolean dropYield(long word) {
    if (hasQueuedThreads()) {
      return false;
    }
    if (casWord(word, word & ~YIELD) && hasQueuedThreads()) {
      long now;
      do {
        now = word();
      } while ((now & YIELD) == 0 && !casWord(now, now | YIELD));
    }
    return true;
  }

  private boolean reads(Thread current) {
    return firstReader == current || heldSlot(current) != null || readHolds.current() > 0;
  }

  /**
   * One attempt to enter the read side.
   *
   * @param word what the word must be
   * @param kept what stays of it
   */
  private boolean read(Thread current, long word, long kept) {
    if ((word & (WRITER | READERS)) == 0) {
      if (casWord(word, kept + 1)) {
        firstReader = current;
        firstReaderHolds = 1;
        return true;
      }
      return false;
    }
    return readAmongOthers(current, word, kept);
  }

  /** As {@link #read}, of a lock that is held. */
  private boolean readAmongOthers(Thread current, long word, long kept) {
    if (!isFarFromLimit(word) && mayReachLimit(word)) {
      return false;
    }
    if (firstReader == current) {
      if (casWord(word, kept + 1)) {
        firstReaderHolds++;
        return true;
      }
      return false;
    }
    meetReaders();
    ReadHolds.Count count = readHolds.get();
    if (casWord(word, kept + 1)) {
      count.holds++;
      return true;
    }
    if (count.holds == 0) {
      readHolds.remove();
    }
    return false;
  }

  /**
   * The word counts many readers.
   *
   * @return whether there may have been others, which are counted now
   * @throws Error if there are as many as there can be
   */
  private boolean mayReachLimit(long word) {
    if (mayHideReaders(word)) {
      revokeBias();
      return true;
    }
    if ((word & READERS) == HoldLimit.READ_WRITE) {
      throw new Error("Maximum lock count exceeded");
    }
    return false;
  }

  /** Leaves the read side as a thread that is neither first nor has a slot. */
  private long unreadAmongOthers() {
    ReadHolds.Count count = readHolds.get();
    if (count.holds <= 1) {
      readHolds.remove();
      if (count.holds == 0) {
        throw new IllegalMonitorStateException(
            "attempt to unlock read lock, not locked by current thread");
      }
    }
    count.holds--;
    return addToWord(-1);
  }

  /** Leaves the read side. Nobody waits for a reader that the word does not count. */
  private boolean unreadBySlot(ReaderSlot slot) {
    if (slot.unmark()) {
      return false;
    }
    long word = addToWord(-1);
    slot.unmarkCounted();
    return isNotHeld(word);
  }

  /** Leaves the read side. If the stack does not suffice for that, it is held as before. */
  private long unreadFirst(Thread current) {
    int holds = firstReaderHolds;
    if (holds == 1) {
      firstReader = null;
    } else {
      firstReaderHolds = holds - 1;
    }
    try {
      return addToWord(-1);
    } catch (StackOverflowError e) {
      firstReader = current;
      firstReaderHolds = holds;
      throw e;
    }
  }
}
