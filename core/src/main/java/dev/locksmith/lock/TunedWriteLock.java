package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The write view of a {@link TunedReentrantReadWriteLock}: the one that the lock hands out, or one
 * that does the work of a view of an application's own (see {@link OwnViews}).
 */
final class TunedWriteLock extends ReentrantReadWriteLock.WriteLock {
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
  TunedWriteLock(
      ReentrantReadWriteLock jdk,
      TunedReentrantReadWriteLock lock,
      ReadWriteSynchronizer synchronizer) {
    super(jdk);
    this.lock = lock;
    this.synchronizer = synchronizer;
  }

  @Override
  public void lock() {
    synchronizer.lockWrite();
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    synchronizer.lockWriteInterruptibly();
  }

  @Override
  public boolean tryLock() {
    return synchronizer.tryLockWrite();
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    return synchronizer.tryLockWriteNanos(unit.toNanos(timeout));
  }

  @Override
  public void unlock() {
    synchronizer.unlockWrite();
  }

  @Override
  public Condition newCondition() {
    return new TunedWriteCondition(this, synchronizer);
  }

  @Override
  public boolean isHeldByCurrentThread() {
    return synchronizer.isWriteLockedByCurrentThread();
  }

  @Override
  public int getHoldCount() {
    return synchronizer.writeHoldCount();
  }

  @Override
  public String toString() {
    Thread owner = synchronizer.holder();
    return JdkName.of(ReentrantReadWriteLock.WriteLock.class, TunedWriteLock.class, this)
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }

  /** A condition for a stream: one of what stands there for the view that this works for. */
  Condition conditionToWrite() {
    return lock == null ? super.newCondition() : lock.conditionToWrite();
  }

  /** Streams hold the JDK's view, so that a JVM without Locksmith can read them. */
  private Object writeReplace() {
    return lock.writeViewToWrite();
  }
}
