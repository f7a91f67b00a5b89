package dev.locksmith.ab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * CPU time in ticks of 10 ms, as Linux counts it, see proc(5).
 *
 * @param busy of the whole machine, steal not included
 * @param steal what the hypervisor took
 * @param total all time of all processors, idle time included
 * @param own of this process
 * @param children of the processes that this one started and waited for, and of those that they
 *     started and waited for. A process that outlives its parent is not in it.
 */
record CpuTicks(long busy, long steal, long total, long own, long children) {
  /** USER_HZ is 100 wherever the JDK runs on Linux. */
  private static final int PER_SECOND = 100;

  private static final Path MACHINE = Path.of("/proc/stat");
  private static final Path SELF = Path.of("/proc/self/stat");

  /** Columns of {@link #MACHINE}; 0 is the label. Guest time is part of user time. */
  private static final int IDLE = 4;

  private static final int IOWAIT = 5;
  private static final int STEAL = 8;

  /** Columns of {@link #SELF} behind the program's name, which may hold blanks. */
  private static final int UTIME = 11;

  /** Reads them now; {@code null} where they are not told. */
  static CpuTicks now() {
    try {
      return parse(Files.readString(MACHINE), Files.readString(SELF));
    } catch (IOException notLinux) {
      return null;
    }
  }

  /**
   * Understands the two files.
   *
   * @param machine what {@code /proc/stat} holds
   * @param self what {@code /proc/self/stat} holds
   */
  static CpuTicks parse(String machine, String self) {
    String[] all = machine.substring(0, machine.indexOf('\n')).split(" +", -1);
    long busy = 0;
    long idle = 0;
    long steal = 0;
    for (int i = 1; i <= STEAL; i++) {
      long ticks = Long.parseLong(all[i]);
      switch (i) {
        case IDLE, IOWAIT -> idle += ticks;
        case STEAL -> steal += ticks;
        default -> busy += ticks;
      }
    }
    String[] own = self.substring(self.lastIndexOf(')') + 2).split(" +", -1);
    return new CpuTicks(
        busy,
        steal,
        busy + idle + steal,
        Long.parseLong(own[UTIME]) + Long.parseLong(own[UTIME + 1]),
        Long.parseLong(own[UTIME + 2]) + Long.parseLong(own[UTIME + 3]));
  }

  /** What was used since an earlier reading. */
  CpuTicks since(CpuTicks earlier) {
    return new CpuTicks(
        busy - earlier.busy,
        steal - earlier.steal,
        total - earlier.total,
        own - earlier.own,
        children - earlier.children);
  }

  /** The part of the machine that neither this process nor its children used, 0 to 1. */
  double othersShare() {
    return total == 0 ? 0 : (double) Math.max(0, busy - own - children) / total;
  }

  /** The part of the machine that the hypervisor took, 0 to 1. */
  double stealShare() {
    return total == 0 ? 0 : (double) steal / total;
  }

  /** The CPU time of the children in seconds. */
  double childrenSeconds() {
    return seconds(children);
  }

  /** So many ticks in seconds. */
  static double seconds(long ticks) {
    return (double) ticks / PER_SECOND;
  }
}
