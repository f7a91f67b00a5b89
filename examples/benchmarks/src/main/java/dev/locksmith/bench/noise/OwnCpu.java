package dev.locksmith.bench.noise;

import java.lang.management.ManagementFactory;

/** The CPU time of this process, compiler and collector threads included. */
public final class OwnCpu {
  private static final com.sun.management.OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);

  private OwnCpu() {}

  /** In nanoseconds since it started; the resolution may be a tick of 10 ms. */
  public static long nanos() {
    return SYSTEM == null ? 0 : Math.max(0, SYSTEM.getProcessCpuTime());
  }
}
