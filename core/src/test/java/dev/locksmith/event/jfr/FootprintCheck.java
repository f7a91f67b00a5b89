package dev.locksmith.event.jfr;

import dev.locksmith.layout.LockBytes;
import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.lock.TunedReentrantLock;
import dev.locksmith.lock.TunedReentrantReadWriteLock;
import dev.locksmith.lock.TunedSemaphore;
import dev.locksmith.lock.WatchedReentrantLock;
import dev.locksmith.lock.WatchedReentrantReadWriteLock;
import dev.locksmith.lock.WatchedSemaphore;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.util.function.IntFunction;

/** Prints what the locks of every type take, as they are and as {@link Footprint} says. */
final class FootprintCheck {
  private FootprintCheck() {}

  public static void main(String[] args) {
    row(LockType.REENTRANT_LOCK, WatchedReentrantLock::new, TunedReentrantLock::new);
    row(
        LockType.READ_WRITE_LOCK,
        WatchedReentrantReadWriteLock::new,
        TunedReentrantReadWriteLock::new);
    row(
        LockType.SEMAPHORE,
        site -> new WatchedSemaphore(1, site),
        site -> new TunedSemaphore(1, site));
  }

  private static void row(LockType type, IntFunction<?> watched, IntFunction<?> tuned) {
    LockSite jdk = TunedFixtures.site(type, Strategy.JDK);
    LockSite padded = TunedFixtures.site(type, Strategy.PADDED);
    LockSite compact = TunedFixtures.site(type, Strategy.PADDED);
    compact.paddingBudget().spend();
    System.out.println(
        type.label()
            + ' '
            + LockBytes.perLock(() -> watched.apply(jdk.number()))
            + ' '
            + LockBytes.perLock(() -> tuned.apply(padded.number()))
            + ' '
            + LockBytes.perLock(() -> tuned.apply(compact.number())));
  }
}
