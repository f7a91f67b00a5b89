package dev.locksmith.lock;

import dev.locksmith.layout.LockBytes;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.PaddingBudget;
import dev.locksmith.site.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/** Makes many locks in a small heap, and prints what one takes. */
final class MemoryCheck {
  static final int LOCKS = 300_000;

  private MemoryCheck() {}

  public static void main(String[] args) {
    LockSite locks = TunedFixtures.site(LockType.REENTRANT_LOCK, Strategy.OPTIMISTIC);
    LockSite readWriteLocks = TunedFixtures.site(LockType.READ_WRITE_LOCK, Strategy.OPTIMISTIC);
    LockSite semaphores = TunedFixtures.site(LockType.SEMAPHORE, Strategy.OPTIMISTIC);
    System.out.println("bytes per lock           JDK  padded  compact");
    row(
        "ReentrantLock",
        ReentrantLock::new,
        () -> new TunedReentrantLock(locks.number()),
        locks.paddingBudget());
    row(
        "ReentrantReadWriteLock",
        ReentrantReadWriteLock::new,
        () -> new TunedReentrantReadWriteLock(readWriteLocks.number()),
        readWriteLocks.paddingBudget());
    row(
        "Semaphore",
        () -> new Semaphore(1),
        () -> new TunedSemaphore(1, semaphores.number()),
        semaphores.paddingBudget());
    LockSite many = TunedFixtures.site(LockType.REENTRANT_LOCK, Strategy.OPTIMISTIC);
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < LOCKS; i++) {
      TunedReentrantLock lock = new TunedReentrantLock(many.number());
      lock.lock();
      lock.unlock();
      all.add(lock);
    }
    System.out.println(all.size() + " locks made");
  }

  private static void row(String name, Supplier<?> jdk, Supplier<?> tuned, PaddingBudget budget) {
    long own = LockBytes.perLock(jdk);
    long padded = LockBytes.perLock(tuned);
    budget.spend();
    System.out.printf("%-22s %5d %7d %8d%n", name, own, padded, LockBytes.perLock(tuned));
  }
}
