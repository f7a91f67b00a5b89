package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import java.util.concurrent.TimeUnit;

/**
 * The synchronizer of a reentrant mutual exclusion lock.
 *
 * <p>The word says whether the lock is {@link #HELD} and whether it is {@link #RESERVED} for the
 * first in the wait list. How often the owner holds it is kept beside, in a plain field that only
 * the owner touches, so that a reentrant call costs no atomic instruction and no fence.
 *
 * <p>A condition saves {@link #getState} when it lets the lock go, and gives it back to {@link
 * #tryAcquire}. So the state, which is not the word here, is made to say how often the lock is held
 * beyond the first time whenever a condition asks whether the lock is held.
 */
public abstract class ExclusiveSynchronizer extends TunedSynchronizer {
  private static final long serialVersionUID = 1L;

  static final int HELD = 1;

  /** The sign of the word. */
  static final int RESERVED = 1 << 31;

  /** An argument of {@link #tryRelease}; a condition passes what it saved, never negative. */
  private static final int WAKE = -1;

  /** How often the lock is held beyond the first time. Guarded by the lock. */
  private transient int reentries;

  ExclusiveSynchronizer(LockSite site, boolean fair) {
    super(site, fair);
  }

  /** A synchronizer for a new lock, padded as long as the budget of the site lasts. */
  public static ExclusiveSynchronizer at(LockSite site, boolean fair) {
    return site.paddingBudget().take()
        ? new PaddedExclusive(site, fair)
        : new CompactExclusive(site, fair);
  }

  abstract int word();

  abstract boolean casWord(int expected, int next);

  abstract void addToWord(int delta);

  /** As {@link java.util.concurrent.locks.ReentrantLock#lock}. */
  @ReservedStackAccess
  public final void lock() {
    Thread current = Thread.currentThread();
    if (!takeFree(current) && !reenter(current) && !takeInOrder(current)) {
      Contention wait = arrive(Mode.EXCLUSIVE);
      if (!spin(current, 0, false, Long.MAX_VALUE, wait)) {
        acquire(0);
        countParks(wait);
      }
      endAndPutOff(wait);
    }
  }

  /** As {@link java.util.concurrent.locks.ReentrantLock#lockInterruptibly}. */
  @ReservedStackAccess
  public final void lockInterruptibly() throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (!takeFree(current) && !reenter(current) && !takeInOrder(current)) {
      Contention wait = arrive(Mode.EXCLUSIVE);
      if (!spin(current, 0, true, Long.MAX_VALUE, wait)) {
        try {
          acquireInterruptibly(0);
        } catch (InterruptedException e) {
          endAndTell(wait, Outcome.INTERRUPTED);
          throw e;
        }
        countParks(wait);
      }
      endAndPutOff(wait);
    }
  }

  /** As {@link java.util.concurrent.locks.ReentrantLock#tryLock()}: even a fair lock barges. */
  @ReservedStackAccess
  public final boolean tryLock() {
    Thread current = Thread.currentThread();
    return takeHeedless(current) || reenter(current);
  }

  /** As {@link java.util.concurrent.locks.ReentrantLock#tryLock(long, TimeUnit)}. */
  @ReservedStackAccess
  public final boolean tryLockNanos(long nanos) throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (takeFree(current) || reenter(current) || takeInOrder(current)) {
      return true;
    }
    Contention wait = arrive(Mode.EXCLUSIVE);
    long deadline = System.nanoTime() + nanos;
    if (nanos <= 0 || !spin(current, 0, true, nanos, wait)) {
      boolean acquired;
      try {
        acquired = tryAcquireNanos(0, nanos <= 0 ? 0 : deadline - System.nanoTime());
      } catch (InterruptedException e) {
        endAndTell(wait, Outcome.INTERRUPTED);
        throw e;
      }
      if (!acquired) {
        Spinning.parked(wait);
        endAndTell(wait, Outcome.TIMED_OUT);
        return false;
      }
      countParks(wait);
    }
    endAndPutOff(wait);
    return true;
  }

  /** As {@link java.util.concurrent.locks.ReentrantLock#unlock}. */
  @ReservedStackAccess
  public final void unlock() {
    if (!isOwner(Thread.currentThread())) {
      throw new IllegalMonitorStateException();
    }
    if (reentries > 0) {
      reentries--;
      return;
    }
    Contention told = takePending();
    free();
    release(WAKE);
    if (told != null) {
      tell(told);
    }
  }

  /** Whether some thread holds the lock. */
  public final boolean isLocked() {
    return (word() & HELD) != 0;
  }

  /** How often the calling thread holds the lock. */
  public final int holdCount() {
    return isOwner(Thread.currentThread()) ? reentries + 1 : 0;
  }

  /** The thread that holds the lock, or {@code null}. */
  public final Thread holder() {
    return isLocked() ? owner() : null;
  }

  /** Also the moment at which a condition is about to read the state; see the class comment. */
  @Override
  public final boolean isHeldExclusively() {
    if (!isOwner(Thread.currentThread())) {
      return false;
    }
    if (getState() != reentries) {
      setState(reentries);
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
    while (true) {
      if (takeInOrder(current)) {
        reentries = saved;
        endPatience(current);
        return true;
      }
      if (!losesPatience(current)) {
        return false;
      }
      int word = word();
      if (word < 0 || (word == HELD && casWord(word, HELD | RESERVED))) {
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
    free();
    if (told != null) {
      release(WAKE);
      tell(told);
    }
    return true;
  }

  @Override
  final int attempt(Thread current, int arg) {
    if (takeFree(current)) {
      return ACQUIRED;
    }
    return word() < 0 ? HOPELESS : FAILED;
  }

  /** Takes a lock that is free and not reserved; a fair one never. */
  private boolean takeFree(Thread current) {
    if (!fair && word() == 0 && casWord(0, HELD)) {
      setExclusiveOwnerThread(current);
      return true;
    }
    return false;
  }

  /** Takes a lock that is free, unless it is due to another thread of the wait list. */
  private boolean takeInOrder(Thread current) {
    int word;
    while (((word = word()) & HELD) == 0) {
      if ((fair || word < 0) && hasQueuedPredecessors()) {
        return false;
      }
      if (casWord(word, HELD)) {
        setExclusiveOwnerThread(current);
        return true;
      }
    }
    return false;
  }

  /** Takes a lock that is free. If it is reserved it stays so, for the time after. */
  private boolean takeHeedless(Thread current) {
    int word;
    while (((word = word()) & HELD) == 0) {
      if (casWord(word, word | HELD)) {
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
    int more = reentries + 1;
    if (more == Integer.MAX_VALUE) {
      throw new Error("Maximum lock count exceeded");
    }
    reentries = more;
    return true;
  }

  /** Frees the lock. If the stack does not suffice for that, it is held as before. */
  private void free() {
    Thread current = owner();
    setExclusiveOwnerThread(null);
    try {
      addToWord(-HELD);
    } catch (StackOverflowError e) {
      setExclusiveOwnerThread(current);
      throw e;
    }
  }
}
