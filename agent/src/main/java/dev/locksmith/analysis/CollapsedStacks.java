package dev.locksmith.analysis;

import java.util.concurrent.TimeUnit;

/**
 * Writes stacks as flame-graph tools read them: one line for each, with the frames from the
 * beginning of the thread on, separated by semicolons, and the wait in microseconds. The first
 * frame is the site of the lock.
 */
final class CollapsedStacks {
  private final StringBuilder lines = new StringBuilder();

  static String of(StackTree stacks) {
    CollapsedStacks collapsed = new CollapsedStacks();
    stacks.root().children().forEach(site -> collapsed.add("", site));
    return collapsed.lines.toString();
  }

  private void add(String callers, StackNode node) {
    String stack = callers + frame(node.name());
    if (node.own().waits() > 0) {
      lines.append(stack).append(' ').append(micros(node.own().nanos())).append('\n');
    }
    node.children().forEach(child -> add(stack + ';', child));
  }

  /** A name of one line and without the separator. */
  private static String frame(String name) {
    return Printable.of(name).replace(';', ',');
  }

  private static long micros(long nanos) {
    return (nanos + TimeUnit.MICROSECONDS.toNanos(1) / 2) / TimeUnit.MICROSECONDS.toNanos(1);
  }
}
