package dev.locksmith.lock;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.SpinQueues;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import org.junit.jupiter.params.provider.Arguments;

/** Sites for tuned locks, a new one for each call, so that tests do not share spin histories. */
public final class TunedFixtures {
  private static final AtomicInteger NAMES = new AtomicInteger();

  private TunedFixtures() {}

  /** Every tuned strategy with both orders: {@code (Strategy, boolean fair)}. */
  public static List<Arguments> strategiesAndOrders() {
    List<Arguments> all = new ArrayList<>();
    for (Strategy strategy : Strategy.values()) {
      if (strategy != Strategy.JDK) {
        all.add(Arguments.of(strategy, false));
        all.add(Arguments.of(strategy, true));
      }
    }
    return all;
  }

  /** A site that no other test uses. */
  public static LockSite site(LockType type, Strategy strategy) {
    return LockSites.register("test." + NAMES.incrementAndGet(), type, strategy);
  }

  /** A lock at a site of its own. */
  public static TunedReentrantLock lock(Strategy strategy, boolean fair) {
    return new TunedReentrantLock(fair, site(LockType.REENTRANT_LOCK, strategy).number());
  }

  /** A read-write lock at a site of its own. */
  public static TunedReentrantReadWriteLock readWriteLock(Strategy strategy, boolean fair) {
    return new TunedReentrantReadWriteLock(fair, site(LockType.READ_WRITE_LOCK, strategy).number());
  }

  /** A semaphore at a site of its own. */
  public static TunedSemaphore semaphore(Strategy strategy, int permits, boolean fair) {
    return new TunedSemaphore(permits, fair, site(LockType.SEMAPHORE, strategy).number());
  }

  /** What a tuned lock waits by. */
  public static AbstractQueuedSynchronizer synchronizer(Object lock) {
    return TunedMonitoring.synchronizer(lock);
  }

  /** Whether nobody stands in the queue of spinners. */
  public static boolean hasNoSpinners(Object lock) {
    return SpinQueues.isEmpty(TunedMonitoring.synchronizer(lock));
  }
}
