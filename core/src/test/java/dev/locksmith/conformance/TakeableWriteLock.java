package dev.locksmith.conformance;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A write lock, occupied by a writer or by a reader. */
record TakeableWriteLock(ReentrantReadWriteLock lock, boolean byReader) implements Takeable {
  @Override
  public void take() {
    lock.writeLock().lock();
  }

  @Override
  public void takeInterruptibly() throws InterruptedException {
    lock.writeLock().lockInterruptibly();
  }

  @Override
  public boolean tryTake() {
    return lock.writeLock().tryLock();
  }

  @Override
  public boolean tryTake(long time, TimeUnit unit) throws InterruptedException {
    return lock.writeLock().tryLock(time, unit);
  }

  @Override
  public void give() {
    lock.writeLock().unlock();
  }

  @Override
  public void occupy() {
    occupant().lock();
  }

  @Override
  public void vacate() {
    occupant().unlock();
  }

  private Lock occupant() {
    return byReader ? lock.readLock() : lock.writeLock();
  }

  @Override
  public boolean free() {
    return lock.getReadLockCount() == 0 && !lock.isWriteLocked();
  }
}
