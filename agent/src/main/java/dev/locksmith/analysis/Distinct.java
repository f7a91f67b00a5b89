package dev.locksmith.analysis;

import java.util.HashSet;
import java.util.Set;

/** Counts different things of several JVMs, exactly up to {@link #MOST}. */
final class Distinct {
  /** Past so many, only that there are more is known. */
  static final int MOST = 10_000;

  private final Set<Id> seen = new HashSet<>();
  private boolean more;

  /** Counts the thing with that number, which is unique in its JVM alone. */
  void add(int jvm, long number) {
    Id id = new Id(jvm, number);
    if (seen.size() < MOST) {
      seen.add(id);
    } else if (!more) {
      more = !seen.contains(id);
    }
  }

  int count() {
    return seen.size();
  }

  /** Whether there are more than {@link #count}. */
  boolean hasMore() {
    return more;
  }

  private record Id(int jvm, long number) {}
}
