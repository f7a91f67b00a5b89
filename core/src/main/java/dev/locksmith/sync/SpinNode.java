package dev.locksmith.sync;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/**
 * The place of one spinner in a {@link SpinQueue}.
 *
 * <p>Not padded: it is written by its own thread and once by its predecessor, and lies among
 * objects that its thread has just allocated.
 */
final class SpinNode {
  /** Stands in line. */
  static final int WAITING = 0;

  /** Is first in line. */
  static final int HEAD = 1;

  /** Has left before it was first. */
  static final int LEFT = 2;

  /** Has passed the first place on, or was stepped over. */
  static final int PASSED = 3;

  private static final AtomicIntegerFieldUpdater<SpinNode> STATE =
      AtomicIntegerFieldUpdater.newUpdater(SpinNode.class, "state");

  volatile int state;
  volatile SpinNode next;

  /** Whether this is the head, which alone looks at the lock's word. */
  boolean isHead() {
    return state == HEAD;
  }

  /** Makes a waiting node something else. Says whether it was still waiting. */
  boolean turnInto(int next) {
    return STATE.compareAndSet(this, WAITING, next);
  }
}
