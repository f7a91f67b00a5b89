package dev.locksmith.bench.lock;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A plain spin lock that never parks: test and test-and-set, after Rudolph and Segall, "Dynamic
 * Decentralized Cache Schemes for MIMD Parallel Processors" (1984). It shows what spinning costs
 * when there are more threads than processors.
 */
final class SpinLock {
  private final AtomicBoolean taken = new AtomicBoolean();

  void lock() {
    while (taken.get() || !taken.compareAndSet(false, true)) {
      Thread.onSpinWait();
    }
  }

  void unlock() {
    taken.set(false);
  }
}
