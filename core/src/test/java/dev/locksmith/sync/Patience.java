package dev.locksmith.sync;

/** Lets tests of other packages meet the hand-off often. */
public final class Patience {
  private Patience() {}

  /** From now on the first in a wait list reserves the lock at its second failure. */
  public static void none() {
    TunedSynchronizer.setPatience(-1);
  }

  /** The patience of production. */
  public static void normal() {
    TunedSynchronizer.setPatience(1_000_000);
  }
}
