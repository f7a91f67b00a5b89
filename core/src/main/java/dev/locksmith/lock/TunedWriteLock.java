package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The write view of a {@link TunedReentrantReadWriteLock}. */
class TunedWriteLock extends ReentrantReadWriteLock.WriteLock {
  private static final long serialVersionUID = 1L;

  private final transient TunedReentrantReadWriteLock lock;
  private final transient ReadWriteSynchronizer synchronizer;

  TunedWriteLock(TunedReentrantReadWriteLock lock, ReadWriteSynchronizer synchronizer) {
    super(lock);
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
    return new TunedWriteCondition(lock, synchronizer);
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

  private Object writeReplace() {
    return lock.writeViewToWrite();
  }
}
