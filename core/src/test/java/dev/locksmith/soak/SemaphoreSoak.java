package dev.locksmith.soak;

import dev.locksmith.lock.TunedSemaphore;
import dev.locksmith.site.LockSite;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Random use of a semaphore, for one permit or several. */
final class SemaphoreSoak extends Soak {
  private static final int PERMITS = 4;

  private final LockSite site;
  private final TunedSemaphore semaphore;
  private final AtomicInteger taken = new AtomicInteger();

  SemaphoreSoak(LockSite site, boolean fair) {
    this.site = site;
    this.semaphore = new TunedSemaphore(PERMITS, fair, site.number());
  }

  @Override
  Object lock() {
    return semaphore;
  }

  @Override
  void disturb(SplittableRandom random) {
    site.movePolicy(TUNED[random.nextInt(TUNED.length)]);
  }

  @Override
  void step(SplittableRandom random) throws InterruptedException {
    int permits = random.nextInt(4) == 0 ? 1 + random.nextInt(PERMITS) : 1;
    switch (random.nextInt(5)) {
      case 0 -> semaphore.acquire(permits);
      case 1 -> semaphore.acquireUninterruptibly(permits);
      case 2 -> {
        if (!semaphore.tryAcquire(permits)) {
          return;
        }
      }
      case 3 -> {
        if (!semaphore.tryAcquire(permits, random.nextInt(200) - 10, TimeUnit.MICROSECONDS)) {
          return;
        }
      }
      default -> {
        permits = semaphore.drainPermits();
      }
    }
    check(taken.addAndGet(permits) <= PERMITS, "more taken than there are");
    dwell(random);
    check(taken.addAndGet(-permits) >= 0, "more released than taken");
    semaphore.release(permits);
  }

  @Override
  void checkAtRest() {
    check(semaphore.availablePermits() == PERMITS, "permits: " + semaphore);
  }
}
