package dev.locksmith.bench.load;

/** The data that a lock guards: one word, on a cache line that nothing else is on. */
public final class Shared {
  private static final int MIDDLE = 16;

  private final long[] words = new long[2 * MIDDLE];

  /** Data that no thread has touched. */
  public Shared() {
    words[MIDDLE] = 1;
  }

  /** Works on the data. The caller holds the lock. */
  public void work(int rounds) {
    words[MIDDLE] = Work.rounds(words[MIDDLE], rounds);
  }

  /** Reads the data and works with it. The caller holds the lock, maybe with other readers. */
  public long read(int rounds) {
    return Work.rounds(words[MIDDLE], rounds);
  }
}
