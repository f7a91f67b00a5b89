package dev.locksmith.sync;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Spinner queues for tests of other packages. */
public final class SpinQueues {
  private SpinQueues() {}

  /** A queue of its own. */
  public static Object fresh() {
    return new SpinQueue();
  }

  /** Whether nobody stands in the queue of a tuned lock's synchronizer. */
  public static boolean isEmpty(AbstractQueuedSynchronizer lock) {
    SpinQueue queue = ((TunedSynchronizer) lock).spinners();
    SpinNode node = queue.join();
    boolean first = node.isHead();
    queue.leave(node);
    return first;
  }
}
