package dev.locksmith.conformance;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** All three permits of a semaphore at once, occupied by a thread that has one of them. */
record TakeablePermits(Semaphore semaphore) implements Takeable {
  static final int ALL = 3;

  @Override
  public void take() {
    semaphore.acquireUninterruptibly(ALL);
  }

  @Override
  public void takeInterruptibly() throws InterruptedException {
    semaphore.acquire(ALL);
  }

  @Override
  public boolean tryTake() {
    return semaphore.tryAcquire(ALL);
  }

  @Override
  public boolean tryTake(long time, TimeUnit unit) throws InterruptedException {
    return semaphore.tryAcquire(ALL, time, unit);
  }

  @Override
  public void give() {
    semaphore.release(ALL);
  }

  @Override
  public void occupy() {
    semaphore.acquireUninterruptibly();
  }

  @Override
  public void vacate() {
    semaphore.release();
  }

  @Override
  public boolean free() {
    return semaphore.availablePermits() == ALL;
  }
}
