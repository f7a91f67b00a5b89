package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import java.util.concurrent.locks.LockSupport;

/**
 * The synchronizer of a semaphore.
 *
 * <p>The word holds the permits, which may be negative, above one bit: {@link #RESERVED}.
 *
 * <p><b>Giving way instead of a hand-off.</b> A lock can be kept for the first in the wait list,
 * since all that it waits for is that the lock is free. Permits cannot: if the first wants more of
 * them than there are, the missing ones may have to come from a thread that is just arriving for
 * one. So a reservation here stands only while it can be served at once, and even then it only asks
 * arrivals to give way for a bounded time, in which the first wakes up and takes its permits.
 *
 * <p><b>In two packages.</b> The agent puts the subclasses that are made beside the JDK's
 * semaphore, and all else beside the JDK's locks. So what these subclasses need is public or
 * protected.
 */
public abstract class PermitSynchronizer extends TunedSynchronizer {
  private static final long serialVersionUID = 1L;

  static final long RESERVED = 1;

  /** How often, and how long each time, an arrival gives way. */
  private static final int GIVE_WAY_TIMES = 20;

  private static final long GIVE_WAY_NANOS = 50_000;

  /** How many permits the reservation is for; written before the bit. */
  private transient int reservedPermits;

  protected PermitSynchronizer(LockSite site, boolean fair) {
    super(site, fair);
  }

  /** A synchronizer for a new semaphore, padded as long as the budget of the site lasts. */
  public static PermitSynchronizer at(LockSite site, boolean fair, int permits) {
    PermitSynchronizer made =
        site.paddingBudget().take() ? new PaddedPermit(site, fair) : new CompactPermit(site, fair);
    made.addToWord(word(permits, 0));
    return made;
  }

  protected abstract long word();

  protected abstract boolean casWord(long expected, long next);

  protected abstract long addToWord(long delta);

  /** As {@link java.util.concurrent.Semaphore#acquire(int)}; the number is not negative. */
  @ReservedStackAccess
  public final void acquirePermits(int permits) throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (!takeFree(permits) && (mustGiveWay(permits) || !takeInOrder(permits))) {
      Contention wait = arrive(Mode.PERMIT);
      if (!spin(current, permits, true, Long.MAX_VALUE, wait)) {
        giveWay(permits, true, Long.MAX_VALUE);
        try {
          acquireSharedInterruptibly(permits);
        } catch (InterruptedException e) {
          endAndTell(wait, Outcome.INTERRUPTED);
          throw e;
        }
        Spinning.parked(wait);
      }
      endSharedAndTell(wait);
    }
  }

  /** As {@link java.util.concurrent.Semaphore#acquireUninterruptibly(int)}. */
  @ReservedStackAccess
  public final void acquirePermitsUninterruptibly(int permits) {
    Thread current = Thread.currentThread();
    if (!takeFree(permits) && (mustGiveWay(permits) || !takeInOrder(permits))) {
      Contention wait = arrive(Mode.PERMIT);
      if (!spin(current, permits, false, Long.MAX_VALUE, wait)) {
        giveWay(permits, false, Long.MAX_VALUE);
        acquireShared(permits);
        Spinning.parked(wait);
      }
      endSharedAndTell(wait);
    }
  }

  /** As {@link java.util.concurrent.Semaphore#tryAcquire(int)}: even a fair one barges. */
  @ReservedStackAccess
  public final boolean tryAcquirePermits(int permits) {
    while (true) {
      long word = word();
      int remaining = permitsOf(word) - permits;
      if (remaining < 0) {
        return false;
      }
      if (casWord(word, word(remaining, word & RESERVED))) {
        return true;
      }
    }
  }

  /**
   * As {@link java.util.concurrent.Semaphore#tryAcquire(int, long, java.util.concurrent.TimeUnit)}.
   */
  @ReservedStackAccess
  public final boolean tryAcquirePermitsNanos(int permits, long nanos) throws InterruptedException {
    Thread current = Thread.currentThread();
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (takeFree(permits) || (!mustGiveWay(permits) && takeInOrder(permits))) {
      return true;
    }
    Contention wait = arrive(Mode.PERMIT);
    long deadline = System.nanoTime() + nanos;
    boolean acquired = nanos > 0 && spin(current, permits, true, nanos, wait);
    if (!acquired) {
      if (nanos > 0) {
        giveWay(permits, true, deadline - System.nanoTime());
      }
      try {
        acquired = tryAcquireSharedNanos(permits, nanos <= 0 ? 0 : deadline - System.nanoTime());
      } catch (InterruptedException e) {
        endAndTell(wait, Outcome.INTERRUPTED);
        throw e;
      }
      Spinning.parked(wait);
    }
    if (acquired) {
      endSharedAndTell(wait);
    } else {
      endAndTell(wait, Outcome.TIMED_OUT);
    }
    return acquired;
  }

  /**
   * As {@link java.util.concurrent.Semaphore#release(int)}; the number is not negative.
   *
   * @throws Error if there would be more permits than an {@code int} can count
   */
  @ReservedStackAccess
  public final void releasePermits(int permits) {
    long since = takeHeldSince();
    releaseShared(permits);
    if (since != 0) {
      endSection(since);
    }
  }

  /** As {@link java.util.concurrent.Semaphore#availablePermits}. */
  public final int availablePermits() {
    return permitsOf(word());
  }

  /** As {@link java.util.concurrent.Semaphore#drainPermits}. */
  @ReservedStackAccess
  public final int drainPermits() {
    while (true) {
      long word = word();
      int permits = permitsOf(word);
      if (permits == 0 || casWord(word, word & RESERVED)) {
        return permits;
      }
    }
  }

  /**
   * As {@code Semaphore.reducePermits}; the number is not negative.
   *
   * @throws Error if there would be fewer permits than an {@code int} can count
   */
  public final void reducePermits(int reduction) {
    while (true) {
      long word = word();
      int permits = permitsOf(word);
      int next = permits - reduction;
      if (next > permits) {
        throw new Error("Permit count underflow");
      }
      if (casWord(word, word(next, word & RESERVED))) {
        return;
      }
    }
  }

  @Override
  @ReservedStackAccess
  protected final int tryAcquireShared(int permits) {
    Thread current = Thread.currentThread();
    if (takeInOrder(permits)) {
      endPatience(current);
      return 1;
    }
    boolean reserve = losesPatience(current);
    long word = word();
    if (reserve && (word & RESERVED) == 0) {
      reservedPermits = permits;
      casWord(word, word | RESERVED);
    } else if (!reserve && (word & RESERVED) != 0 && getFirstQueuedThread() == current) {
      casWord(word, word & ~RESERVED);
    }
    if (takeInOrder(permits)) {
      endPatience(current);
      return 1;
    }
    return -1;
  }

  @Override
  @ReservedStackAccess
  protected final boolean tryReleaseShared(int permits) {
    while (true) {
      long word = word();
      int before = permitsOf(word);
      int next = before + permits;
      if (next < before) {
        throw new Error("Maximum permit count exceeded");
      }
      if (casWord(word, word(next, word & RESERVED))) {
        return true;
      }
    }
  }

  @Override
  final int attempt(Thread current, int permits) {
    if (takeFree(permits)) {
      return ACQUIRED;
    }
    return (word() & RESERVED) != 0 ? HOPELESS : FAILED;
  }

  /** A semaphore in debt will not have a permit soon. */
  @Override
  final long worthSpinning(long most) {
    return availablePermits() < 0 ? 0 : most;
  }

  /** Takes permits that are there and not reserved; of a fair semaphore never. */
  private boolean takeFree(int permits) {
    if (fair) {
      return false;
    }
    while (true) {
      long word = word();
      int remaining = permitsOf(word) - permits;
      if (remaining < 0 || (word & RESERVED) != 0) {
        return false;
      }
      if (casWord(word, word(remaining, 0))) {
        return true;
      }
    }
  }

  /** Takes permits that are there, unless they are due to another thread of the wait list. */
  private boolean takeInOrder(int permits) {
    while (true) {
      long word = word();
      int remaining = permitsOf(word) - permits;
      if (remaining < 0) {
        return false;
      }
      long reserved = word & RESERVED;
      if (fair || reserved != 0) {
        boolean first = !hasQueuedPredecessors();
        if (fair && !first) {
          return false;
        }
        if (first) {
          reserved = 0;
        }
      }
      if (casWord(word, word(remaining, reserved))) {
        return true;
      }
    }
  }

  /** Lets the first in the wait list have the permits that are reserved for it. */
  private void giveWay(int permits, boolean interruptible, long most) {
    long start = System.nanoTime();
    for (int i = 0; i < GIVE_WAY_TIMES && mustGiveWay(permits); i++) {
      long left = most - (System.nanoTime() - start);
      if (left <= 0 || (interruptible && Thread.currentThread().isInterrupted())) {
        return;
      }
      LockSupport.parkNanos(this, Math.min(GIVE_WAY_NANOS, left));
    }
  }

  private boolean mustGiveWay(int permits) {
    long word = word();
    int there = permitsOf(word);
    return (word & RESERVED) != 0
        && there >= permits
        && there >= reservedPermits
        && hasQueuedPredecessors();
  }

  private static int permitsOf(long word) {
    return (int) (word >> 1);
  }

  private static long word(int permits, long reserved) {
    return ((long) permits << 1) | reserved;
  }
}
