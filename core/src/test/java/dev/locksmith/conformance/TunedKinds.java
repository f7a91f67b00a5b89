package dev.locksmith.conformance;

import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.lock.TunedReentrantLock;
import dev.locksmith.lock.TunedReentrantReadWriteLock;
import dev.locksmith.lock.TunedSemaphore;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.ReaderBiases;

/** The tuned locks as a plain library. */
final class TunedKinds {
  private TunedKinds() {}

  static LockKind padded(Strategy strategy) {
    return kind(strategy.label(), strategy, false);
  }

  /** Locks of a site whose budget for padded ones is spent. */
  static LockKind compact(Strategy strategy) {
    return kind("compact " + strategy.label(), strategy, true);
  }

  /** Read-write locks that are biased towards readers from the start. */
  static LockKind biased(Strategy strategy) {
    String name = "biased " + strategy.label();
    LockKind kind = kind(name, strategy, false);
    int site = site(name + " locks", LockType.READ_WRITE_LOCK, strategy, false);
    return LockKind.of(
            name,
            kind::lock,
            fair -> biased(new TunedReentrantReadWriteLock(fair, site)),
            kind::semaphore)
        .withSubclasses(
            fair -> kind.subclassed().get().lock(fair),
            fair -> biased(new TunedReadWriteLock(fair, site)),
            (permits, fair) -> kind.subclassed().get().semaphore(permits, fair))
        .asPlainLibrary();
  }

  private static <L extends TunedReentrantReadWriteLock> L biased(L lock) {
    ReaderBiases.grant(TunedFixtures.synchronizer(lock));
    return lock;
  }

  private static LockKind kind(String name, Strategy strategy, boolean compact) {
    int lock = site(name, LockType.REENTRANT_LOCK, strategy, compact);
    int readWrite = site(name, LockType.READ_WRITE_LOCK, strategy, compact);
    int semaphore = site(name, LockType.SEMAPHORE, strategy, compact);
    return LockKind.of(
            name,
            fair -> new TunedReentrantLock(fair, lock),
            fair -> new TunedReentrantReadWriteLock(fair, readWrite),
            (permits, fair) -> new TunedSemaphore(permits, fair, semaphore))
        .withDefaults(
            () -> new TunedReentrantLock(lock),
            () -> new TunedReentrantReadWriteLock(readWrite),
            permits -> new TunedSemaphore(permits, semaphore))
        .withSubclasses(
            fair -> new TunedLock(fair, lock),
            fair -> new TunedReadWriteLock(fair, readWrite),
            (permits, fair) -> new TunedPermits(permits, fair, semaphore))
        .asPlainLibrary();
  }

  private static int site(String name, LockType type, Strategy strategy, boolean compact) {
    LockSite site = LockSites.register("conformance " + name, type, strategy);
    if (compact) {
      site.paddingBudget().spend();
    }
    return site.number();
  }
}
