package dev.locksmith.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Waits by name: the first {@link #MOST} names are told apart, the rest is one. */
final class Tally {
  /** How many names are told apart. */
  static final int MOST = 1_000;

  private final Map<String, Share> shares = new HashMap<>();

  void add(String name, long waitNanos) {
    boolean isKnown = shares.size() < MOST || shares.containsKey(name);
    shares.computeIfAbsent(isKnown ? name : Shares.OTHERS, Share::new).add(waitNanos);
  }

  /** The largest first. */
  List<Share> ranked() {
    return shares.values().stream().sorted(Share.BY_TIME).toList();
  }
}
