package dev.locksmith.bench.jmh;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.lock.Section;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One thread acquires and releases a lock that is in its cache. */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class UncontendedBenchmark implements Section {
  /** How the lock is taken. */
  @Param public Mode mode;

  /** Whose lock it is. */
  @Param public Peer peer;

  private Guard guard;
  private long taken;

  /** Makes the lock. */
  @Setup
  public void makeLock() {
    guard = Guards.make(mode, peer);
  }

  /** Acquires and releases it. */
  @Benchmark
  public long hot() {
    guard.run(this);
    return taken;
  }

  @Override
  public void run() {
    taken++;
  }
}
