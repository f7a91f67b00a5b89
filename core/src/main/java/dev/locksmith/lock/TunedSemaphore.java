package dev.locksmith.lock;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.sync.PermitSynchronizer;
import java.util.Collection;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * A {@link Semaphore} that waits as the policy of its site says: padded, spinning, or spinning in a
 * queue.
 *
 * <p>After deserialisation, which only an application's own subclass can undergo, there is no
 * synchronizer, and the semaphore is the JDK's own in every respect.
 */
public class TunedSemaphore extends Semaphore {
  private static final long serialVersionUID = 1L;

  private final transient PermitSynchronizer synchronizer;

  /**
   * A non-fair semaphore.
   *
   * @param permits how many permits are there at first; may be negative
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public TunedSemaphore(int permits, int site) {
    this(permits, false, site);
  }

  /**
   * A semaphore.
   *
   * @param permits how many permits are there at first; may be negative
   * @param fair whether waiters are served in the order of their arrival
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public TunedSemaphore(int permits, boolean fair, int site) {
    super(permits, fair);
    this.synchronizer = PermitSynchronizer.at(LockSites.made(site), fair, permits);
  }

  @Override
  public void acquire() throws InterruptedException {
    PermitSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.acquire();
    } else {
      tuned.acquirePermits(1);
    }
  }

  @Override
  public void acquire(int permits) throws InterruptedException {
    PermitSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.acquire(permits);
    } else {
      tuned.acquirePermits(notNegative(permits));
    }
  }

  @Override
  public void acquireUninterruptibly() {
    PermitSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.acquireUninterruptibly();
    } else {
      tuned.acquirePermitsUninterruptibly(1);
    }
  }

  @Override
  public void acquireUninterruptibly(int permits) {
    PermitSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.acquireUninterruptibly(permits);
    } else {
      tuned.acquirePermitsUninterruptibly(notNegative(permits));
    }
  }

  @Override
  public boolean tryAcquire() {
    PermitSynchronizer tuned = synchronizer;
    return tuned == null ? super.tryAcquire() : tuned.tryAcquirePermits(1);
  }

  @Override
  public boolean tryAcquire(int permits) {
    PermitSynchronizer tuned = synchronizer;
    return tuned == null
        ? super.tryAcquire(permits)
        : tuned.tryAcquirePermits(notNegative(permits));
  }

  @Override
  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    PermitSynchronizer tuned = synchronizer;
    return tuned == null
        ? super.tryAcquire(timeout, unit)
        : tuned.tryAcquirePermitsNanos(1, unit.toNanos(timeout));
  }

  @Override
  public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
    PermitSynchronizer tuned = synchronizer;
    return tuned == null
        ? super.tryAcquire(permits, timeout, unit)
        : tuned.tryAcquirePermitsNanos(notNegative(permits), unit.toNanos(timeout));
  }

  @Override
  public void release() {
    PermitSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.release();
    } else {
      tuned.releasePermits(1);
    }
  }

  @Override
  public void release(int permits) {
    PermitSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.release(permits);
    } else {
      tuned.releasePermits(notNegative(permits));
    }
  }

  @Override
  public int availablePermits() {
    return synchronizer == null ? super.availablePermits() : synchronizer.availablePermits();
  }

  @Override
  public int drainPermits() {
    return synchronizer == null ? super.drainPermits() : synchronizer.drainPermits();
  }

  @Override
  protected void reducePermits(int reduction) {
    if (synchronizer == null) {
      super.reducePermits(reduction);
    } else {
      synchronizer.reducePermits(notNegative(reduction));
    }
  }

  @Override
  protected Collection<Thread> getQueuedThreads() {
    return synchronizer == null ? super.getQueuedThreads() : synchronizer.getQueuedThreads();
  }

  @Override
  public String toString() {
    return synchronizer == null
        ? super.toString()
        : JdkName.of(Semaphore.class, TunedSemaphore.class, this)
            + "[Permits = "
            + synchronizer.availablePermits()
            + "]";
  }

  /** Streams hold the JDK's semaphore, so that a JVM without Locksmith can read them. */
  protected Object writeReplace() {
    if (getClass() != TunedSemaphore.class) {
      if (synchronizer != null) {
        putPermitsIntoJdk();
      }
      SerialForms.hideDropIn(getClass(), TunedSemaphore.class);
      return this;
    }
    int permits = synchronizer.availablePermits();
    Semaphore fresh = new Semaphore(permits, super.isFair());
    Semaphore form = (Semaphore) SerialForms.of(this, fresh);
    return form.availablePermits() == permits ? form : SerialForms.renew(this, fresh);
  }

  /**
   * The part of this object that the JDK writes has permits of its own, unused as long as there is
   * a synchronizer. They are what a reader of the stream gets.
   */
  private void putPermitsIntoJdk() {
    synchronized (synchronizer) {
      int permits = synchronizer.availablePermits();
      super.drainPermits();
      if (permits >= 0) {
        super.release(permits);
      } else {
        super.reducePermits(-(permits + 1));
        super.reducePermits(1);
      }
    }
  }

  /** The synchronizer, or {@code null} if the semaphore is the JDK's own. */
  final PermitSynchronizer synchronizer() {
    return synchronizer;
  }

  private static int notNegative(int permits) {
    if (permits < 0) {
      throw new IllegalArgumentException();
    }
    return permits;
  }
}
