package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The write view of a {@link TunedReentrantReadWriteLock}. An application's own subclass of the
 * JDK's view becomes one of this; given a lock of the JDK, or deserialised, it is the JDK's own in
 * every respect.
 */
public class TunedWriteLock extends ReentrantReadWriteLock.WriteLock {
  private static final long serialVersionUID = 1L;

  /** {@code null} if this is a view of a lock that is not tuned. */
  private transient ReadWriteSynchronizer synchronizer;

  private final transient TunedReentrantReadWriteLock lock;

  /** A view of a lock that is just being made. */
  TunedWriteLock(TunedReentrantReadWriteLock lock, ReadWriteSynchronizer synchronizer) {
    super(lock);
    this.lock = lock;
    this.synchronizer = synchronizer;
  }

  /**
   * A view for an application's subclass.
   *
   * @throws NullPointerException if the lock is {@code null}
   */
  protected TunedWriteLock(ReentrantReadWriteLock lock) {
    super(lock);
    this.lock = lock instanceof TunedReentrantReadWriteLock tuned ? tuned : null;
    this.synchronizer = this.lock == null ? null : this.lock.synchronizer();
  }

  @Override
  public void lock() {
    ReadWriteSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.lock();
    } else {
      tuned.lockWrite();
    }
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    ReadWriteSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.lockInterruptibly();
    } else {
      tuned.lockWriteInterruptibly();
    }
  }

  @Override
  public boolean tryLock() {
    ReadWriteSynchronizer tuned = synchronizer;
    return tuned == null ? super.tryLock() : tuned.tryLockWrite();
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    ReadWriteSynchronizer tuned = synchronizer;
    return tuned == null
        ? super.tryLock(timeout, unit)
        : tuned.tryLockWriteNanos(unit.toNanos(timeout));
  }

  @Override
  public void unlock() {
    ReadWriteSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.unlock();
    } else {
      tuned.unlockWrite();
    }
  }

  @Override
  public Condition newCondition() {
    return synchronizer == null
        ? super.newCondition()
        : new TunedWriteCondition(lock, synchronizer);
  }

  @Override
  public boolean isHeldByCurrentThread() {
    ReadWriteSynchronizer tuned = synchronizer;
    return tuned == null ? super.isHeldByCurrentThread() : tuned.isWriteLockedByCurrentThread();
  }

  @Override
  public int getHoldCount() {
    ReadWriteSynchronizer tuned = synchronizer;
    return tuned == null ? super.getHoldCount() : tuned.writeHoldCount();
  }

  @Override
  public String toString() {
    if (synchronizer == null) {
      return super.toString();
    }
    Thread owner = synchronizer.holder();
    return JdkName.of(ReentrantReadWriteLock.WriteLock.class, TunedWriteLock.class, this)
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }

  /** Streams hold the JDK's view, so that a JVM without Locksmith can read them. */
  protected Object writeReplace() {
    if (getClass() == TunedWriteLock.class) {
      return lock.writeViewToWrite();
    }
    SerialForms.hideDropIn(getClass(), TunedWriteLock.class);
    return this;
  }

  /** Becomes a view of the JDK's own lock. */
  final void fallBack() {
    synchronizer = null;
  }
}
