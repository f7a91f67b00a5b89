package dev.locksmith.bench.noise;

import java.util.Optional;

/** Measures the noise from the moment it is made. */
public final class NoiseMeter {
  private final Optional<CpuTicks> before = ProcStat.read();
  private final long ownBefore = OwnCpu.nanos();

  /** The noise so far; {@link Noise#UNKNOWN} where there is no {@code /proc/stat}. */
  public Noise read() {
    long own = OwnCpu.nanos() - ownBefore;
    Optional<CpuTicks> after = ProcStat.read();
    if (before.isEmpty() || after.isEmpty()) {
      return Noise.UNKNOWN;
    }
    return Noise.of(after.get().since(before.get()), own);
  }
}
