package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.ThreadCpu;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.lock.Section;
import dev.locksmith.bench.pair.Tally;
import java.time.Duration;

/**
 * Takes many locks once each, then sweeps the caches, and so on. Only the taking is timed. What an
 * application pays is timed too: the way from the reference to the lock through memory.
 */
final class ColdLocks implements Bench, Section {
  private final LockField locks;
  private final CacheSweep sweep = new CacheSweep();
  private long taken;
  private long swept;

  ColdLocks(Mode mode, Peer peer) {
    locks = new LockField(mode, peer);
  }

  @Override
  public Tally run(Duration length) {
    long end = System.nanoTime() + length.toNanos();
    long before = taken;
    long nanos = 0;
    long cpuNanos = 0;
    do {
      swept += sweep.sweep();
      long cpuStart = ThreadCpu.nanos();
      long start = System.nanoTime();
      locks.takeAll(this);
      nanos += System.nanoTime() - start;
      cpuNanos += ThreadCpu.nanos() - cpuStart;
    } while (System.nanoTime() - end < 0);
    if (swept == 0) {
      throw new AssertionError("the caches were not swept");
    }
    return new Tally(taken - before, nanos, cpuNanos, 1, Double.NaN);
  }

  @Override
  public void run() {
    taken++;
  }
}
