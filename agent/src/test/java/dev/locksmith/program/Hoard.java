package dev.locksmith.program;

import java.util.concurrent.locks.LockSupport;

/**
 * Fills the heap to the last bytes and keeps it nearly so: again and again it lets a few bytes go
 * and takes them back, so that of two allocations in a row one may succeed and the other fail.
 */
final class Hoard {
  private static final int LARGEST = 1 << 16;
  private static final int CRUMBS = 64;
  private static final int LARGEST_CRUMB = 40;
  private static final long BREATH_NANOS = 300_000;

  private final Object[][] crumbs = new Object[CRUMBS][];
  private Object[] bulk;
  private int next;

  /** Fills the heap. */
  void fill() {
    for (int size = LARGEST; size > LARGEST_CRUMB; size /= 4) {
      try {
        while (true) {
          bulk = add(bulk, size);
        }
      } catch (OutOfMemoryError full) {
        // A smaller piece may still fit.
      }
    }
    takeCrumbs();
  }

  /** Keeps the heap nearly full for so long. */
  void hold(long nanos) {
    long start = System.nanoTime();
    for (int i = 0; System.nanoTime() - start < nanos; i = (i + 1) % CRUMBS) {
      crumbs[i] = null;
      LockSupport.parkNanos(BREATH_NANOS);
      takeCrumbs();
    }
  }

  /** Lets everything go. */
  void drop() {
    bulk = null;
    for (int i = 0; i < CRUMBS; i++) {
      crumbs[i] = null;
    }
  }

  private void takeCrumbs() {
    try {
      while (true) {
        next = (next + 7) % (CRUMBS * LARGEST_CRUMB);
        int i = next % CRUMBS;
        crumbs[i] = add(crumbs[i], 1 + next / CRUMBS);
      }
    } catch (OutOfMemoryError full) {
      // All taken.
    }
  }

  private static Object[] add(Object[] rest, int size) {
    Object[] piece = new Object[size];
    piece[0] = rest;
    return piece;
  }
}
