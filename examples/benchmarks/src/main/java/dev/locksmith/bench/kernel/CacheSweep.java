package dev.locksmith.bench.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Drives everything else out of the caches, by reading twice as much as the largest holds. */
public final class CacheSweep {
  private static final Path LARGEST = Path.of("/sys/devices/system/cpu/cpu0/cache/index3/size");
  private static final long DEFAULT_BYTES = 32L << 20;
  private static final long MOST_BYTES = 128L << 20;
  private static final int LONGS_PER_LINE = 8;

  private final long[] memory;

  /** Allocates the memory: 256 MB at most, although some caches are larger. */
  public CacheSweep() {
    memory = new long[(int) (2 * Math.min(MOST_BYTES, largestCache()) / Long.BYTES)];
    Arrays.fill(memory, 1);
  }

  /**
   * Sweeps.
   *
   * @return a number that depends on all that was read
   */
  public long sweep() {
    long sum = 0;
    for (int i = 0; i < memory.length; i += LONGS_PER_LINE) {
      sum += memory[i];
    }
    return sum;
  }

  private static long largestCache() {
    try {
      return bytes(Files.readString(LARGEST).trim());
    } catch (IOException | NumberFormatException unknown) {
      return DEFAULT_BYTES;
    }
  }

  /** As in {@code 32768K}. */
  static long bytes(String size) {
    if (size.endsWith("K")) {
      return Long.parseLong(size.substring(0, size.length() - 1)) << 10;
    }
    if (size.endsWith("M")) {
      return Long.parseLong(size.substring(0, size.length() - 1)) << 20;
    }
    return Long.parseLong(size);
  }
}
