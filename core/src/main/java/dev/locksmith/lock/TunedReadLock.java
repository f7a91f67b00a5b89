package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The read view of a {@link TunedReentrantReadWriteLock}. */
class TunedReadLock extends ReentrantReadWriteLock.ReadLock {
  private static final long serialVersionUID = 1L;

  private final transient TunedReentrantReadWriteLock lock;
  private final transient ReadWriteSynchronizer synchronizer;

  TunedReadLock(TunedReentrantReadWriteLock lock, ReadWriteSynchronizer synchronizer) {
    super(lock);
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

  private Object writeReplace() {
    return lock.readViewToWrite();
  }
}
