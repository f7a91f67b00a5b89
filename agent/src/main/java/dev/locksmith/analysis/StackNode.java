package dev.locksmith.analysis;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** A frame of merged stacks. */
final class StackNode {
  private final Map<String, StackNode> children = new LinkedHashMap<>();
  private final Share own;

  StackNode(String name) {
    this.own = new Share(name);
  }

  /** Adds a wait whose stack ends here. */
  void add(long waitNanos) {
    own.add(waitNanos);
  }

  StackNode child(String name) {
    return children.get(name);
  }

  StackNode childOrNew(String name) {
    return children.computeIfAbsent(name, StackNode::new);
  }

  String name() {
    return own.name();
  }

  /** The waits whose stacks end here. */
  Share own() {
    return own;
  }

  Collection<StackNode> children() {
    return children.values();
  }
}
