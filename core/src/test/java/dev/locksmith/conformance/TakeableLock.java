package dev.locksmith.conformance;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock. */
record TakeableLock(ReentrantLock lock) implements Takeable {
  @Override
  public void take() {
    lock.lock();
  }

  @Override
  public void takeInterruptibly() throws InterruptedException {
    lock.lockInterruptibly();
  }

  @Override
  public boolean tryTake() {
    return lock.tryLock();
  }

  @Override
  public boolean tryTake(long time, TimeUnit unit) throws InterruptedException {
    return lock.tryLock(time, unit);
  }

  @Override
  public void give() {
    lock.unlock();
  }

  @Override
  public void occupy() {
    lock.lock();
  }

  @Override
  public void vacate() {
    lock.unlock();
  }

  @Override
  public boolean free() {
    return !lock.isLocked();
  }
}
