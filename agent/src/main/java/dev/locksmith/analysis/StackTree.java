package dev.locksmith.analysis;

import java.util.List;
import jdk.jfr.consumer.RecordedFrame;

/**
 * The stacks of the threads that waited, merged from their beginning on; the level below the root
 * are the sites. No more than {@link #MOST_NODES} are told apart: a stack for which there is no
 * room ends early.
 */
final class StackTree {
  /** How many sites and frames are told apart. */
  static final int MOST_NODES = 100_000;

  /** Stands for the frames that the recorder left out. */
  static final String CUT_OFF = "(cut off by the recorder)";

  private final StackNode root = new StackNode("");
  private int nodes;

  void add(Wait wait) {
    StackNode node = child(root, wait.key().site());
    if (wait.stack().isCut() && hasRoomBelow(node)) {
      node = child(node, CUT_OFF);
    }
    List<RecordedFrame> frames = wait.stack().frames();
    for (int i = frames.size() - 1; i >= 0 && hasRoomBelow(node); i--) {
      node = child(node, WaitingCode.method(frames.get(i)));
    }
    node.add(wait.nanos());
  }

  private static boolean hasRoomBelow(StackNode node) {
    return !node.name().equals(Shares.OTHERS);
  }

  /** The child of that name or, where there is no room for another, one that stands for all. */
  private StackNode child(StackNode parent, String name) {
    StackNode known = parent.child(name);
    if (known != null) {
      return known;
    }
    if (nodes >= MOST_NODES) {
      return parent.childOrNew(Shares.OTHERS);
    }
    nodes++;
    return parent.childOrNew(name);
  }

  /** The root, which has no name; its children are the sites. */
  StackNode root() {
    return root;
  }
}
