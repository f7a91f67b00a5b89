package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Waits by name. Names that differ only in the number at their end are kept apart up to {@link
 * Family#MOST_NAMES} and are one from then on, so that a pool shows as a pool; past {@link
 * #MOST_FAMILIES} the rest is one as well.
 */
final class Shares {
  /** How many families of names are told apart. */
  static final int MOST_FAMILIES = 1_000;

  /** The name of those that came too late to be told apart. */
  static final String OTHERS = "(others)";

  private final Map<String, Family> families = new HashMap<>();

  void add(String name, long waitNanos) {
    String family = ThreadNames.family(name);
    if (families.size() >= MOST_FAMILIES && !families.containsKey(family)) {
      family(OTHERS).add(OTHERS, waitNanos);
    } else {
      family(family).add(name, waitNanos);
    }
  }

  private Family family(String family) {
    return families.computeIfAbsent(family, Family::new);
  }

  /** The largest first. */
  List<Share> ranked() {
    List<Share> ranked = new ArrayList<>();
    families.values().forEach(family -> ranked.addAll(family.shares()));
    ranked.sort(Share.BY_TIME);
    return ranked;
  }
}
