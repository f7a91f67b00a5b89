package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The read view of a {@link TunedReentrantReadWriteLock}: the one that the lock hands out, or one
 * that does the work of a view of an application's own (see {@link OwnViews}).
 */
final class TunedReadLock extends ReentrantReadWriteLock.ReadLock {
  private static final long serialVersionUID = 1L;

  private final transient ReadWriteSynchronizer synchronizer;

  /** Whose view this is in a stream; {@code null} if it only works for another, and is in none. */
  private final transient TunedReentrantReadWriteLock lock;

  /**
   * A view.
   *
   * @param jdk the lock, for the JDK's part of the view
   * @param lock the same if it hands this view out, or {@code null}
   * @param synchronizer that of the lock
   */
  TunedReadLock(
      ReentrantReadWriteLock jdk,
      TunedReentrantReadWriteLock lock,
      ReadWriteSynchronizer synchronizer) {
    super(jdk);
    this.lock = lock;
    this.synchronizer = synchronizer;
  }

  @Override
  public void lock() {
    synchronizer.lockRead();
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    synchronizer.lockReadInterruptibly();
  }

  @Override
  public boolean tryLock() {
    return synchronizer.tryLockRead();
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    return synchronizer.tryLockReadNanos(unit.toNanos(timeout));
  }

  @Override
  public void unlock() {
    synchronizer.unlockRead();
  }

  @Override
  public String toString() {
    return JdkName.of(ReentrantReadWriteLock.ReadLock.class, TunedReadLock.class, this)
        + "[Read locks = "
        + synchronizer.readLockCount()
        + "]";
  }

  /** Streams hold the JDK's view, so that a JVM without Locksmith can read them. */
  private Object writeReplace() {
    return lock.readViewToWrite();
  }
}
