package dev.locksmith.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The longest waits, one by one, so that bad moments can be found. */
final class LongestWaits {
  /** How many are kept. */
  static final int MOST = 500;

  private static final Comparator<Wait> BY_LENGTH =
      Comparator.comparingLong(Wait::nanos).thenComparingLong(Wait::startNanos);

  private final PriorityQueue<Wait> longest = new PriorityQueue<>(BY_LENGTH);

  void add(Wait wait) {
    longest.add(wait);
    if (longest.size() > MOST) {
      longest.remove();
    }
  }

  /** The longest first. */
  List<Wait> ranked() {
    return longest.stream().sorted(BY_LENGTH.reversed()).toList();
  }
}
