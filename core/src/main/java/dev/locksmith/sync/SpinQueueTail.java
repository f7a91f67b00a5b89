package dev.locksmith.sync;

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** The tail of a {@link SpinQueue} between its pads. Every spinner that arrives writes it. */
abstract class SpinQueueTail extends SpinQueuePadBefore {
  private static final AtomicReferenceFieldUpdater<SpinQueueTail, SpinNode> TAIL =
      AtomicReferenceFieldUpdater.newUpdater(SpinQueueTail.class, SpinNode.class, "tail");

  private volatile SpinNode tail;

  /** Makes a node the last. Gives the one that was, or {@code null}. */
  final SpinNode append(SpinNode node) {
    return TAIL.getAndSet(this, node);
  }

  /** Empties the queue if that node is still the last. */
  final boolean empty(SpinNode last) {
    return tail == last && TAIL.compareAndSet(this, last, null);
  }
}
