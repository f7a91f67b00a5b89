package dev.locksmith.ab;

import java.util.ArrayList;
import java.util.List;

/** The processes that were started and may run still; ends them when the user gives up. */
final class Started {
  /** How long they get to end before they are killed. */
  private static final long GRACE_SECONDS = 5;

  private final List<Tree> trees = new ArrayList<>();
  private boolean stopped;

  /** One more; it is killed at once if the user has given up. */
  void add(Tree tree) throws InterruptedException {
    synchronized (this) {
      if (!stopped) {
        trees.add(tree);
        return;
      }
    }
    tree.kill();
  }

  synchronized void remove(Tree tree) {
    trees.remove(tree);
  }

  /** Whether the user has given up. */
  synchronized boolean isStopped() {
    return stopped;
  }

  /** The user gives up: ends what runs. */
  void stop() throws InterruptedException {
    List<Tree> running;
    synchronized (this) {
      stopped = true;
      running = List.copyOf(trees);
    }
    for (Tree tree : running) {
      tree.end(GRACE_SECONDS);
    }
  }
}
