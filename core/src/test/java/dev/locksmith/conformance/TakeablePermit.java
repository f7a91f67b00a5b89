package dev.locksmith.conformance;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The only permit of a semaphore. */
record TakeablePermit(Semaphore semaphore) implements Takeable {
  @Override
  public void take() {
    semaphore.acquireUninterruptibly();
  }

  @Override
  public void takeInterruptibly() throws InterruptedException {
    semaphore.acquire();
  }

  @Override
  public boolean tryTake() {
    return semaphore.tryAcquire();
  }

  @Override
  public boolean tryTake(long time, TimeUnit unit) throws InterruptedException {
    return semaphore.tryAcquire(time, unit);
  }

  @Override
  public void give() {
    semaphore.release();
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
    return semaphore.availablePermits() == 1;
  }
}
