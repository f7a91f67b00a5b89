package dev.locksmith.sync;

import org.jetbrains.lincheck.Lincheck;
import org.junit.jupiter.api.Test;

/**
 * Model checking of the queue of spinners by itself: whoever stays gets to the head, whoever leaves
 * passes the place on, and there is one head at most.
 */
final class SpinQueueInterleavings {
  private static final int INVOCATIONS = 200 * Integer.getInteger("locksmith.lincheck.effort", 1);

  /** Everybody stays until it is the head. */
  @Test
  void everybodyGetsToTheHead() {
    Lincheck.runConcurrentTest(INVOCATIONS, () -> run(false));
  }

  /** One leaves, from whatever place it is at. */
  @Test
  void whoLeavesIsSteppedOver() {
    Lincheck.runConcurrentTest(INVOCATIONS, () -> run(true));
  }

  private static void run(boolean oneLeaves) {
    SpinQueue queue = new SpinQueue();
    int[] heads = new int[1];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      boolean leaves = oneLeaves && i == 1;
      threads[i] =
          new Thread(
              () -> {
                SpinNode node = queue.join();
                if (leaves) {
                  queue.leave(node);
                  return;
                }
                while (!node.isHead()) {
                  Thread.onSpinWait();
                }
                heads[0]++;
                check(heads[0] == 1);
                heads[0]--;
                queue.leave(node);
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    SpinNode last = queue.join();
    check(last.isHead());
    queue.leave(last);
  }

  private static void check(boolean condition) {
    if (!condition) {
      throw new AssertionError();
    }
  }
}
