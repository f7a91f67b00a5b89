package dev.locksmith.bench.noise;

import java.util.Optional;

/** Measures the noise from the moment it is made. */
public final class NoiseMeter {
  private final Optional<CpuTicks> before = ProcStat.read();
  private final long ownBefore = OwnCpu.nanos();

  /** The noise so far; {@link Noise#UNKNOWN} where there is no {@code /proc/stat}. */
  public Noise read() {
    return readWithChild(0);
  }

  /**
   * As {@link #read}, when the work was that of another process.
   *
   * @param childNanos the CPU time of that process, in nanoseconds
   */
  public Noise readWithChild(long childNanos) {
    long own = OwnCpu.nanos() - ownBefore + childNanos;
    Optional<CpuTicks> after = ProcStat.read();
    if (before.isEmpty() || after.isEmpty()) {
      return Noise.UNKNOWN;
    }
    return Noise.of(after.get().since(before.get()), own);
  }
}
