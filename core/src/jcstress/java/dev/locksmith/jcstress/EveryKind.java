package dev.locksmith.jcstress;

import dev.locksmith.lock.TunedReentrantLock;
import dev.locksmith.lock.TunedReentrantReadWriteLock;
import dev.locksmith.lock.TunedSemaphore;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.Patience;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Locks for the states of the tests: each is of another strategy, order and layout than the one
 * before, so that one test covers all of them. The hand-off has no patience, so that it is met.
 */
final class EveryKind {
  private static final Strategy[] STRATEGIES = {
    Strategy.PADDED, Strategy.OPTIMISTIC, Strategy.MCS
  };
  private static final AtomicInteger NEXT = new AtomicInteger();
  private static final int[] LOCKS = sites(LockType.REENTRANT_LOCK);
  private static final int[] READ_WRITE_LOCKS = sites(LockType.READ_WRITE_LOCK);
  private static final int[] SEMAPHORES = sites(LockType.SEMAPHORE);

  static {
    Patience.none();
  }

  private EveryKind() {}

  static TunedReentrantLock lock() {
    int next = NEXT.getAndIncrement() & Integer.MAX_VALUE;
    return new TunedReentrantLock(isFair(next), LOCKS[next % LOCKS.length]);
  }

  static TunedReentrantReadWriteLock readWriteLock() {
    int next = NEXT.getAndIncrement() & Integer.MAX_VALUE;
    return new TunedReentrantReadWriteLock(
        isFair(next), READ_WRITE_LOCKS[next % READ_WRITE_LOCKS.length]);
  }

  static TunedSemaphore semaphore(int permits) {
    int next = NEXT.getAndIncrement() & Integer.MAX_VALUE;
    return new TunedSemaphore(permits, isFair(next), SEMAPHORES[next % SEMAPHORES.length]);
  }

  /** One in four. */
  private static boolean isFair(int number) {
    return number % 4 == 0;
  }

  /** Of every strategy one site; what goes past their budgets is compact. */
  private static int[] sites(LockType type) {
    int[] numbers = new int[STRATEGIES.length];
    for (int i = 0; i < numbers.length; i++) {
      LockSite site = LockSites.register("jcstress", type, STRATEGIES[i]);
      numbers[i] = site.number();
    }
    return numbers;
  }
}
