package dev.locksmith.analysis;

import java.util.Comparator;

/** What a name has a part in: so many waits, and their time. */
final class Share {
  /** The largest time first. */
  static final Comparator<Share> BY_TIME =
      Comparator.comparingLong(Share::nanos)
          .thenComparingLong(Share::waits)
          .reversed()
          .thenComparing(Share::name);

  private final String name;
  private long waits;
  private long nanos;

  Share(String name) {
    this.name = name;
  }

  void add(long waitNanos) {
    waits++;
    nanos += waitNanos;
  }

  String name() {
    return name;
  }

  long waits() {
    return waits;
  }

  long nanos() {
    return nanos;
  }
}
