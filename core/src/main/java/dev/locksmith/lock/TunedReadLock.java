package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The read view of a {@link TunedReentrantReadWriteLock}. An application's own subclass of the
 * JDK's view becomes one of this; given a lock of the JDK, or deserialised, it is the JDK's own in
 * every respect.
 */
public class TunedReadLock extends ReentrantReadWriteLock.ReadLock {
  private static final long serialVersionUID = 1L;

  /** {@code null} if this is a view of a lock that is not tuned. */
  private transient ReadWriteSynchronizer synchronizer;

  private final transient TunedReentrantReadWriteLock lock;

  /** A view of a lock that is just being made. */
  TunedReadLock(TunedReentrantReadWriteLock lock, ReadWriteSynchronizer synchronizer) {
    super(lock);
    this.lock = lock;
    this.synchronizer = synchronizer;
  }

  /**
   * A view for an application's subclass.
   *
   * @throws NullPointerException if the lock is {@code null}
   */
  protected TunedReadLock(ReentrantReadWriteLock lock) {
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
      tuned.lockRead();
    }
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    ReadWriteSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.lockInterruptibly();
    } else {
      tuned.lockReadInterruptibly();
    }
  }

  @Override
  public boolean tryLock() {
    ReadWriteSynchronizer tuned = synchronizer;
    return tuned == null ? super.tryLock() : tuned.tryLockRead();
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    ReadWriteSynchronizer tuned = synchronizer;
    return tuned == null
        ? super.tryLock(timeout, unit)
        : tuned.tryLockReadNanos(unit.toNanos(timeout));
  }

  @Override
  public void unlock() {
    ReadWriteSynchronizer tuned = synchronizer;
    if (tuned == null) {
      super.unlock();
    } else {
      tuned.unlockRead();
    }
  }

  @Override
  public String toString() {
    if (synchronizer == null) {
      return super.toString();
    }
    return JdkName.of(ReentrantReadWriteLock.ReadLock.class, TunedReadLock.class, this)
        + "[Read locks = "
        + synchronizer.readLockCount()
        + "]";
  }

  /** Streams hold the JDK's view, so that a JVM without Locksmith can read them. */
  protected Object writeReplace() {
    if (getClass() == TunedReadLock.class) {
      return lock.readViewToWrite();
    }
    SerialForms.hideDropIn(getClass(), TunedReadLock.class);
    return this;
  }

  /** Becomes a view of the JDK's own lock. */
  final void fallBack() {
    synchronizer = null;
  }
}
