package dev.locksmith.conformance;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock, occupied by a writer. */
record TakeableReadLock(ReentrantReadWriteLock lock) implements Takeable {
  @Override
  public void take() {
    lock.readLock().lock();
  }

  @Override
  public void takeInterruptibly() throws InterruptedException {
    lock.readLock().lockInterruptibly();
  }

  @Override
  public boolean tryTake() {
    return lock.readLock().tryLock();
  }

  @Override
  public boolean tryTake(long time, TimeUnit unit) throws InterruptedException {
    return lock.readLock().tryLock(time, unit);
  }

  @Override
  public void give() {
    lock.readLock().unlock();
  }

  @Override
  public void occupy() {
    lock.writeLock().lock();
  }

  @Override
  public void vacate() {
    lock.writeLock().unlock();
  }

  @Override
  public boolean free() {
    return lock.getReadLockCount() == 0 && !lock.isWriteLocked();
  }
}
