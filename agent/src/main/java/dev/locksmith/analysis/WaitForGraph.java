package dev.locksmith.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who waited behind whom: an edge leads from the threads that waited to those that held the lock.
 * Threads whose names differ only in the number at their end are one node.
 */
final class WaitForGraph {
  /** How many edges are told apart; the rest is one. */
  static final int MOST_EDGES = 1_000;

  private final Map<Edge, Share> edges = new HashMap<>();

  /** Adds a wait; for a permit, which nobody owns, there is no edge. */
  void add(Wait wait) {
    if (wait.owner() == null) {
      return;
    }
    Edge edge = new Edge(ThreadNames.family(wait.waiter()), ThreadNames.family(wait.owner()));
    boolean isKnown = edges.size() < MOST_EDGES || edges.containsKey(edge);
    edges.computeIfAbsent(isKnown ? edge : Edge.OTHERS, Edge::noShare).add(wait.nanos());
  }

  /** The edges with the longest wait first. */
  List<Waits> ranked() {
    return edges.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Share.BY_TIME))
        .map(edge -> Waits.of(edge.getKey(), edge.getValue()))
        .toList();
  }

  private record Edge(String waiter, String owner) {
    static final Edge OTHERS = new Edge(Shares.OTHERS, Shares.OTHERS);

    Share noShare() {
      return new Share(waiter + " -> " + owner);
    }
  }

  /**
   * The waits along an edge.
   *
   * @param waiter who waited
   * @param owner who held the lock as the waits began
   * @param waits how many
   * @param nanos how long they took together
   */
  record Waits(String waiter, String owner, long waits, long nanos) {
    private static Waits of(Edge edge, Share share) {
      return new Waits(edge.waiter(), edge.owner(), share.waits(), share.nanos());
    }
  }
}
