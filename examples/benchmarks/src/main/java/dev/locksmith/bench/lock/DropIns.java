package dev.locksmith.bench.lock;

import dev.locksmith.lock.TunedLocks;
import dev.locksmith.lock.WatchedLocks;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Makes locks as the agent does: the watched or tuned drop-in, with the number of a site. */
final class DropIns {
  private static final String SITE = "dev.locksmith.bench.Benchmark.lock";

  private DropIns() {}

  static ReentrantLock reentrantLock(Strategy strategy) {
    int site = site(LockType.REENTRANT_LOCK, strategy);
    return strategy.isTuned() ? TunedLocks.reentrantLock(site) : WatchedLocks.reentrantLock(site);
  }

  static ReentrantReadWriteLock readWriteLock(Strategy strategy) {
    int site = site(LockType.READ_WRITE_LOCK, strategy);
    return strategy.isTuned() ? TunedLocks.readWriteLock(site) : WatchedLocks.readWriteLock(site);
  }

  static Semaphore semaphore(Strategy strategy, int permits) {
    int site = site(LockType.SEMAPHORE, strategy);
    return strategy.isTuned()
        ? TunedLocks.semaphore(site, permits)
        : WatchedLocks.semaphore(site, permits);
  }

  private static int site(LockType type, Strategy strategy) {
    return LockSites.register(SITE, type, strategy).number();
  }
}
