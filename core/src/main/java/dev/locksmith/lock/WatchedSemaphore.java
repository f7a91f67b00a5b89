package dev.locksmith.lock;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.sync.Waits;
import dev.locksmith.sync.Watch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * The JDK's {@link Semaphore}, watched: the algorithm is the JDK's own, every method goes to {@code
 * super}. One look at the permits decides whether the call is timed.
 *
 * <p>A permit has no owner and may be released by any thread, so a wait is recorded as soon as it
 * is over, and its owner is never known.
 */
public class WatchedSemaphore extends Semaphore {
  private static final long serialVersionUID = 1L;

  private static final AtomicReferenceFieldUpdater<WatchedSemaphore, Waits> WAITS =
      AtomicReferenceFieldUpdater.newUpdater(WatchedSemaphore.class, Waits.class, "waits");

  /** {@code null} after deserialisation: then the semaphore is the JDK's own and unwatched. */
  private final transient LockSite site;

  @SuppressWarnings("UnusedVariable") // Read and written through WAITS.
  private transient volatile Waits waits;

  /**
   * A non-fair semaphore.
   *
   * @param permits how many permits are there at first; may be negative
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public WatchedSemaphore(int permits, int site) {
    this(permits, false, site);
  }

  /**
   * A semaphore.
   *
   * @param permits how many permits are there at first; may be negative
   * @param fair whether waiters are served in the order of their arrival
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public WatchedSemaphore(int permits, boolean fair, int site) {
    super(permits, fair);
    this.site = LockSites.made(site);
  }

  @Override
  public void acquire() throws InterruptedException {
    Contention wait = mustWait(1) ? arrive() : null;
    try {
      super.acquire();
    } catch (InterruptedException e) {
      Watch.endAndRecord(wait, site, Outcome.INTERRUPTED);
      throw e;
    }
    Watch.endAndRecord(wait, site, Outcome.ACQUIRED);
  }

  @Override
  public void acquire(int permits) throws InterruptedException {
    Contention wait = mustWait(permits) ? arrive() : null;
    try {
      super.acquire(permits);
    } catch (InterruptedException e) {
      Watch.endAndRecord(wait, site, Outcome.INTERRUPTED);
      throw e;
    }
    Watch.endAndRecord(wait, site, Outcome.ACQUIRED);
  }

  @Override
  public void acquireUninterruptibly() {
    Contention wait = mustWait(1) ? arrive() : null;
    super.acquireUninterruptibly();
    Watch.endAndRecord(wait, site, Outcome.ACQUIRED);
  }

  @Override
  public void acquireUninterruptibly(int permits) {
    Contention wait = mustWait(permits) ? arrive() : null;
    super.acquireUninterruptibly(permits);
    Watch.endAndRecord(wait, site, Outcome.ACQUIRED);
  }

  @Override
  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    Contention wait = mustWait(1) ? arrive() : null;
    boolean acquired;
    try {
      acquired = super.tryAcquire(timeout, unit);
    } catch (InterruptedException e) {
      Watch.endAndRecord(wait, site, Outcome.INTERRUPTED);
      throw e;
    }
    Watch.endAndRecord(wait, site, acquired ? Outcome.ACQUIRED : Outcome.TIMED_OUT);
    return acquired;
  }

  @Override
  public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
    Contention wait = mustWait(permits) ? arrive() : null;
    boolean acquired;
    try {
      acquired = super.tryAcquire(permits, timeout, unit);
    } catch (InterruptedException e) {
      Watch.endAndRecord(wait, site, Outcome.INTERRUPTED);
      throw e;
    }
    Watch.endAndRecord(wait, site, acquired ? Outcome.ACQUIRED : Outcome.TIMED_OUT);
    return acquired;
  }

  @Override
  public String toString() {
    String text = super.toString();
    return getClass() == WatchedSemaphore.class ? JdkName.of(Semaphore.class, text) : text;
  }

  /** Streams hold the JDK's semaphore, so that a JVM without Locksmith can read them. */
  protected Object writeReplace() {
    if (getClass() != WatchedSemaphore.class) {
      SerialForms.hideDropIn(getClass(), WatchedSemaphore.class);
      return this;
    }
    int permits = super.availablePermits();
    Semaphore fresh = new Semaphore(permits, super.isFair());
    Semaphore form = (Semaphore) SerialForms.of(this, fresh);
    return form.availablePermits() == permits ? form : SerialForms.renew(this, fresh);
  }

  /** Looks at the queue first: a thread that is no longer in it has its permits by then. */
  private boolean mustWait(int permits) {
    return (super.isFair() && super.hasQueuedThreads()) || super.availablePermits() < permits;
  }

  private Contention arrive() {
    Contention wait = Watch.arrive(site, Mode.PERMIT);
    Watch.lineUp(wait, site);
    if (Watch.isRecorded(wait)) {
      Watch.begin(wait, site, Waits.of(this, WAITS), super.isFair(), null, super.getQueueLength());
    }
    return wait;
  }
}
