package dev.locksmith.bench.jmh;

import dev.locksmith.bench.kernel.CacheSweep;
import dev.locksmith.bench.kernel.LockField;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.lock.Section;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * One thread acquires and releases locks that are in no cache. The sweep before each invocation is
 * not timed; an invocation takes so many locks that looking at the clock does not count.
 */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ColdBenchmark implements Section {
  /** How the locks are taken. */
  @Param public Mode mode;

  /** Whose locks they are. */
  @Param public Peer peer;

  private LockField locks;
  private CacheSweep sweep;
  private long taken;
  private long swept;

  /** Makes the locks. */
  @Setup
  public void makeLocks() {
    locks = new LockField(mode, peer);
    sweep = new CacheSweep();
  }

  /** Puts the locks out of the caches. */
  @Setup(Level.Invocation)
  public void sweepCaches() {
    swept += sweep.sweep();
  }

  /** Acquires and releases each of them. */
  @Benchmark
  @OperationsPerInvocation(LockField.LOCKS)
  public long cold() {
    locks.takeAll(this);
    return taken + swept;
  }

  @Override
  public void run() {
    taken++;
  }
}
