package dev.locksmith.lincheck;

import dev.locksmith.lock.TunedReentrantLock;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Test;

/** A counter under a mutual exclusion lock is linearizable. */
public class LockLincheckTest {
  private static final int SITE =
      LockSites.register("lincheck", LockType.REENTRANT_LOCK, Strategy.MCS).number();

  private final TunedReentrantLock lock = new TunedReentrantLock(SITE);
  private int value;

  @Operation
  public int increment() {
    lock.lock();
    try {
      return ++value;
    } finally {
      lock.unlock();
    }
  }

  @Operation
  public int get() {
    lock.lock();
    try {
      return value;
    } finally {
      lock.unlock();
    }
  }

  @Operation
  public int incrementTwice() {
    lock.lock();
    try {
      increment();
      return increment();
    } finally {
      lock.unlock();
    }
  }

  @Test
  void stress() {
    new StressOptions()
        .iterations(Iterations.COUNT)
        .invocationsPerIteration(2_000)
        .threads(3)
        .check(LockLincheckTest.class);
  }
}
