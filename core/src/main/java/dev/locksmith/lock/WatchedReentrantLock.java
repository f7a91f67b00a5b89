package dev.locksmith.lock;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.sync.Waits;
import dev.locksmith.sync.Watch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The JDK's {@link ReentrantLock}, watched: the algorithm is the JDK's own, every method goes to
 * {@code super}. One look at the lock decides whether the call is timed; the sequence of attempts
 * stays the JDK's, and no queue order is jumped. This is the baseline of every comparison.
 *
 * <p><b>When a wait is recorded.</b> Writing an event takes a microsecond or more, which would
 * lengthen the very contention that it measures if it were done while holding the lock. So the
 * record waits beside the lock until the waiter has released it. A lock that has conditions is also
 * released inside of {@code await}, out of sight: there the record is written at once.
 *
 * <p>Not seen, because the JDK's algorithm hides it: how long a thread waits to get the lock back
 * when {@code await} returns, and a lock that another thread takes in the few nanoseconds between
 * the look and the first attempt.
 */
public class WatchedReentrantLock extends ReentrantLock {
  private static final long serialVersionUID = 1L;

  private static final AtomicReferenceFieldUpdater<WatchedReentrantLock, Waits> WAITS =
      AtomicReferenceFieldUpdater.newUpdater(WatchedReentrantLock.class, Waits.class, "waits");

  /** {@code null} after deserialisation: then the lock is the JDK's own and unwatched. */
  private final transient LockSite site;

  private transient volatile Waits waits;
  private transient boolean hasConditions;

  /**
   * A non-fair lock.
   *
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public WatchedReentrantLock(int site) {
    this(false, site);
  }

  /**
   * A lock.
   *
   * @param fair whether waiters are served in the order of their arrival
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public WatchedReentrantLock(boolean fair, int site) {
    super(fair);
    this.site = LockSites.made(site);
  }

  @Override
  public void lock() {
    Contention wait = mustWait() ? arrive() : null;
    super.lock();
    if (wait != null) {
      acquired(wait);
    }
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    Contention wait = mustWait() ? arrive() : null;
    try {
      super.lockInterruptibly();
    } catch (InterruptedException e) {
      Watch.endAndRecord(wait, site, Outcome.INTERRUPTED);
      throw e;
    }
    if (wait != null) {
      acquired(wait);
    }
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    Contention wait = mustWait() ? arrive() : null;
    boolean acquired;
    try {
      acquired = super.tryLock(timeout, unit);
    } catch (InterruptedException e) {
      Watch.endAndRecord(wait, site, Outcome.INTERRUPTED);
      throw e;
    }
    if (wait != null) {
      if (acquired) {
        acquired(wait);
      } else {
        Watch.endAndRecord(wait, site, Outcome.TIMED_OUT);
      }
    }
    return acquired;
  }

  @Override
  public void unlock() {
    Waits waits = this.waits;
    if (waits == null || !waits.hasPending() || super.getHoldCount() != 1) {
      super.unlock();
      return;
    }
    Contention wait = waits.takePending();
    super.unlock();
    if (wait != null) {
      Watch.record(wait);
    }
  }

  @Override
  public Condition newCondition() {
    hasConditions = true;
    return super.newCondition();
  }

  @Override
  public String toString() {
    String text = super.toString();
    return getClass() == WatchedReentrantLock.class ? JdkName.of(ReentrantLock.class, text) : text;
  }

  /** Streams hold the JDK's lock, so that a JVM without Locksmith can read them. */
  protected Object writeReplace() {
    if (getClass() == WatchedReentrantLock.class) {
      return SerialForms.sharing(this, new ReentrantLock(super.isFair()), ReentrantLock.class);
    }
    SerialForms.hideDropIn(getClass(), WatchedReentrantLock.class);
    return this;
  }

  /** Looks at the queue first: a thread that is no longer in it has the lock by then. */
  private boolean mustWait() {
    return ((super.isFair() && super.hasQueuedThreads()) || super.isLocked())
        && !super.isHeldByCurrentThread();
  }

  private Contention arrive() {
    // First of all, before it can change: the first wait of a JVM loads what records it.
    Thread owner = super.getOwner();
    Contention wait = Watch.arrive(site, Mode.EXCLUSIVE);
    Watch.lineUp(wait, site);
    if (Watch.isRecorded(wait)) {
      Watch.begin(wait, site, Waits.of(this, WAITS), super.isFair(), owner, super.getQueueLength());
    }
    return wait;
  }

  private void acquired(Contention wait) {
    if (Watch.end(wait, site, Outcome.ACQUIRED) && (hasConditions || !waits.putOff(wait))) {
      Watch.record(wait);
    }
  }
}
