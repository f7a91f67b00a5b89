package dev.locksmith.sync;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Lets tests of other packages bias read-write locks towards readers, and look at the bias. */
public final class ReaderBiases {
  private ReaderBiases() {}

  /** Biases a tuned lock's synchronizer if that is possible just now, however short ago it was. */
  public static void grant(AbstractQueuedSynchronizer lock) {
    ((ReaderBias) lock).bias(System.nanoTime());
  }

  /** Whether the lock has a bias. */
  public static boolean isGranted(AbstractQueuedSynchronizer lock) {
    return (((ReaderBias) lock).word() & ReaderBias.BIASED) != 0;
  }

  /** How many readers the word counts itself. */
  public static long counted(AbstractQueuedSynchronizer lock) {
    return ((ReaderBias) lock).word() & ReaderBias.READERS;
  }

  /** A slot for one reader. */
  public static Object slot() {
    return new ReaderSlot();
  }
}
