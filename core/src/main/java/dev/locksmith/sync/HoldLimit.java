package dev.locksmith.sync;

import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;

/** How often the JDK that runs lets a read-write lock be held. */
final class HoldLimit {
  /** The same for each of its two sides. */
  static final int READ_WRITE = find();

  private HoldLimit() {}

  /**
   * The JDK's lock counts both sides in the state of its synchronizer, which was an {@code int} of
   * two 16-bit halves before it became a {@code long}.
   */
  private static int find() {
    try {
      Class<?> jdk =
          Class.forName("java.util.concurrent.locks.ReentrantReadWriteLock$Sync", false, null);
      return AbstractQueuedLongSynchronizer.class.isAssignableFrom(jdk) ? Integer.MAX_VALUE : 65535;
    } catch (ClassNotFoundException unknown) {
      return 65535;
    }
  }
}
