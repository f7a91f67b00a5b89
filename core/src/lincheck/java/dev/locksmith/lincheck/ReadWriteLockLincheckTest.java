package dev.locksmith.lincheck;

import dev.locksmith.lock.TunedReentrantReadWriteLock;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Test;

/** A counter that is written under the write lock and read under the read lock is linearizable. */
public class ReadWriteLockLincheckTest {
  private static final int SITE =
      LockSites.register("lincheck", LockType.READ_WRITE_LOCK, Strategy.MCS).number();

  private final TunedReentrantReadWriteLock lock = new TunedReentrantReadWriteLock(SITE);
  private int value;

  @Operation
  public int increment() {
    lock.writeLock().lock();
    try {
      return ++value;
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Operation
  public int get() {
    lock.readLock().lock();
    try {
      return value;
    } finally {
      lock.readLock().unlock();
    }
  }

  @Operation
  public int incrementTwice() {
    lock.writeLock().lock();
    try {
      increment();
      return increment();
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Test
  void stress() {
    new StressOptions()
        .iterations(Iterations.COUNT)
        .invocationsPerIteration(2_000)
        .threads(3)
        .check(ReadWriteLockLincheckTest.class);
  }
}
