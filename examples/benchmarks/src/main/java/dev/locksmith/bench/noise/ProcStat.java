package dev.locksmith.bench.noise;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Reads the first line of {@code /proc/stat}: {@code cpu user nice system idle iowait irq softirq
 * steal guest guest_nice}, see proc(5). Guest time is part of user time already.
 */
public final class ProcStat {
  private static final Path FILE = Path.of("/proc/stat");
  private static final int IDLE = 4;
  private static final int IOWAIT = 5;
  private static final int STEAL = 8;
  private static final int LAST = 8;

  private ProcStat() {}

  /** Reads it now; empty where there is no such file. */
  public static Optional<CpuTicks> read() {
    try {
      List<String> lines = Files.readAllLines(FILE);
      return lines.isEmpty() ? Optional.empty() : Optional.of(parse(lines.get(0)));
    } catch (IOException absent) {
      return Optional.empty();
    }
  }

  /**
   * Parses the line.
   *
   * @throws IllegalArgumentException if it is not such a line
   */
  static CpuTicks parse(String line) {
    List<String> words = List.of(line.trim().split("\\s+"));
    if (words.size() <= LAST || !words.get(0).equals("cpu")) {
      throw new IllegalArgumentException("not the first line of /proc/stat: " + line);
    }
    long busy = 0;
    long idle = 0;
    long steal = 0;
    for (int i = 1; i <= LAST; i++) {
      long ticks = Long.parseLong(words.get(i));
      if (i == IDLE || i == IOWAIT) {
        idle += ticks;
      } else if (i == STEAL) {
        steal += ticks;
      } else {
        busy += ticks;
      }
    }
    return new CpuTicks(busy, steal, busy + idle + steal);
  }
}
