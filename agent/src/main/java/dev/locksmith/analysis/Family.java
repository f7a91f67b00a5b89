package dev.locksmith.analysis;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names that differ only in the number at their end. */
final class Family {
  /** So many names are shown one by one. */
  static final int MOST_NAMES = 3;

  private final Share all;
  private final Map<String, Share> each = new HashMap<>();
  private boolean large;

  Family(String name) {
    this.all = new Share(name);
  }

  void add(String name, long waitNanos) {
    all.add(waitNanos);
    if (large) {
      return;
    }
    each.computeIfAbsent(name, Share::new).add(waitNanos);
    if (each.size() > MOST_NAMES) {
      large = true;
      each.clear();
    }
  }

  /** The share of each name, or of all together where they are many. */
  Collection<Share> shares() {
    return large ? List.of(all) : each.values();
  }
}
