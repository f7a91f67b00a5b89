package dev.locksmith.sync;

/** Spinner queues for tests of other packages. */
public final class SpinQueues {
  private SpinQueues() {}

  /** A queue of its own. */
  public static Object fresh() {
    return new SpinQueue();
  }
}
