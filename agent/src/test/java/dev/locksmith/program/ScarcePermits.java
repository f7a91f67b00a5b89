package dev.locksmith.program;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Permits, one or all at a time. */
final class ScarcePermits extends ScarceUse {
  private static final int PERMITS = 2;

  private final Semaphore[] semaphores = new Semaphore[locks()];
  private final AtomicIntegerArray taken = new AtomicIntegerArray(locks());

  ScarcePermits(boolean fair) {
    for (int i = 0; i < locks(); i++) {
      semaphores[i] = new Semaphore(PERMITS, fair);
    }
  }

  @Override
  void step(int thread, int form) throws InterruptedException {
    int i = current();
    int permits = form % 4 == 0 ? PERMITS : 1;
    switch (form % 3) {
      case 0 -> semaphores[i].acquire(permits);
      case 1 -> semaphores[i].acquireUninterruptibly(permits);
      default -> {
        if (!semaphores[i].tryAcquire(permits, 200, TimeUnit.MICROSECONDS)) {
          return;
        }
      }
    }
    check(taken.addAndGet(i, permits) <= PERMITS, "more taken than there are");
    dwell(form);
    taken.addAndGet(i, -permits);
    semaphores[i].release(permits);
  }

  @Override
  void checkAtRest() {
    for (Semaphore semaphore : semaphores) {
      check(semaphore.availablePermits() == PERMITS, "permits lost");
    }
  }
}
