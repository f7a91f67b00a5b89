package dev.locksmith.bench.noise;

/**
 * What the processors of the machine did since it started, in ticks, all processors together.
 *
 * @param busy spent on any process or interrupt; steal not included
 * @param steal taken away by the hypervisor
 * @param total all time, idle time included
 */
public record CpuTicks(long busy, long steal, long total) {
  /** What was done since an earlier reading. */
  CpuTicks since(CpuTicks earlier) {
    return new CpuTicks(busy - earlier.busy, steal - earlier.steal, total - earlier.total);
  }
}
