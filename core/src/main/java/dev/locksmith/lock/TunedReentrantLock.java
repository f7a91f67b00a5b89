package dev.locksmith.lock;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.sync.ExclusiveSynchronizer;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A {@link ReentrantLock} that waits as the policy of its site says: padded, spinning, or spinning
 * in a queue.
 *
 * <p>After deserialisation, which only an application's own subclass can undergo, there is no
 * synchronizer, and the lock is the JDK's own in every respect.
 */
public class TunedReentrantLock extends ReentrantLock {
  private static final long serialVersionUID = 1L;

  private final transient ExclusiveSynchronizer synchronizer;

  /**
   * A non-fair lock.
   *
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public TunedReentrantLock(int site) {
    this(false, site);
  }

  /**
   * A lock.
   *
   * @param fair whether waiters are served in the order of their arrival
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public TunedReentrantLock(boolean fair, int site) {
    super(fair);
    this.synchronizer = ExclusiveSynchronizer.at(LockSites.made(site), fair);
  }

  @Override
  public void lock() {
    ExclusiveSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.lock();
    } else {
      tuned.lock();
    }
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    ExclusiveSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.lockInterruptibly();
    } else {
      tuned.lockInterruptibly();
    }
  }

  @Override
  public boolean tryLock() {
    ExclusiveSynchronizer tuned = synchronizer;
    return tuned == null ? super.tryLock() : tuned.tryLock();
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    ExclusiveSynchronizer tuned = synchronizer;
    return tuned == null ? super.tryLock(timeout, unit) : tuned.tryLockNanos(unit.toNanos(timeout));
  }

  @Override
  public void unlock() {
    ExclusiveSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.unlock();
    } else {
      tuned.unlock();
    }
  }

  @Override
  public Condition newCondition() {
    return synchronizer == null ? super.newCondition() : new TunedLockCondition(this, synchronizer);
  }

  @Override
  public int getHoldCount() {
    return synchronizer == null ? super.getHoldCount() : synchronizer.holdCount();
  }

  @Override
  public boolean isHeldByCurrentThread() {
    return synchronizer == null ? super.isHeldByCurrentThread() : synchronizer.holdCount() > 0;
  }

  @Override
  public boolean isLocked() {
    return synchronizer == null ? super.isLocked() : synchronizer.isLocked();
  }

  @Override
  protected Thread getOwner() {
    return synchronizer == null ? super.getOwner() : synchronizer.holder();
  }

  @Override
  protected Collection<Thread> getQueuedThreads() {
    return synchronizer == null ? super.getQueuedThreads() : synchronizer.getQueuedThreads();
  }

  @Override
  public boolean hasWaiters(Condition condition) {
    return synchronizer == null
        ? super.hasWaiters(condition)
        : synchronizer.hasWaiters(own(condition));
  }

  @Override
  public int getWaitQueueLength(Condition condition) {
    return synchronizer == null
        ? super.getWaitQueueLength(condition)
        : synchronizer.getWaitQueueLength(own(condition));
  }

  @Override
  protected Collection<Thread> getWaitingThreads(Condition condition) {
    return synchronizer == null
        ? super.getWaitingThreads(condition)
        : synchronizer.getWaitingThreads(own(condition));
  }

  @Override
  public String toString() {
    if (synchronizer == null) {
      return super.toString();
    }
    Thread owner = synchronizer.holder();
    return JdkName.of(ReentrantLock.class, TunedReentrantLock.class, this)
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }

  /** Streams hold the JDK's lock, so that a JVM without Locksmith can read them. */
  protected Object writeReplace() {
    if (getClass() == TunedReentrantLock.class) {
      return SerialForms.of(this, new ReentrantLock(super.isFair()));
    }
    SerialForms.hideDropIn(getClass(), TunedReentrantLock.class);
    return this;
  }

  /** A condition for a stream: one of the JDK's lock that stands for this lock there. */
  final Condition conditionToWrite() {
    return getClass() == TunedReentrantLock.class
        ? ((ReentrantLock) writeReplace()).newCondition()
        : super.newCondition();
  }

  /** The synchronizer, or {@code null} if the lock is the JDK's own. */
  final ExclusiveSynchronizer synchronizer() {
    return synchronizer;
  }

  /**
   * The synchronizer's view of a condition.
   *
   * @throws NullPointerException if it is {@code null}
   * @throws IllegalArgumentException if no synchronizer of this kind has made it
   */
  static ConditionObject own(Condition condition) {
    if (condition == null) {
      throw new NullPointerException();
    }
    if (condition instanceof ConditionObject own) {
      return own;
    }
    throw new IllegalArgumentException("not owner");
  }
}
