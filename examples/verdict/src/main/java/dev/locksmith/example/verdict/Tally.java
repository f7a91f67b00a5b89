package dev.locksmith.example.verdict;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** How often each comparison was right. */
final class Tally {
  private static final double LEAST_RIGHT = 0.95;

  private final Map<Known, Map<Outcome, Integer>> counts = new EnumMap<>(Known.class);

  void add(Known known, Outcome outcome) {
    counts
        .computeIfAbsent(known, any -> new EnumMap<>(Outcome.class))
        .merge(outcome, 1, Integer::sum);
  }

  /** Whether 19 of 20 of each were right, and no winner was told where both arms are the same. */
  boolean isPassed() {
    return counts.keySet().stream().allMatch(this::isPassed);
  }

  private boolean isPassed(Known known) {
    Map<Outcome, Integer> of = counts.get(known);
    int all = of.values().stream().mapToInt(Integer::intValue).sum();
    return count(known, Outcome.RIGHT) >= LEAST_RIGHT * all
        && !(known.isSame() && count(known, Outcome.FALSE_WINNER) > 0);
  }

  private int count(Known known, Outcome outcome) {
    return counts.get(known).getOrDefault(outcome, 0);
  }

  /** The table. */
  String text() {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%-22s", "comparison"));
    for (Outcome outcome : Outcome.values()) {
      text.append(String.format(Locale.ROOT, "%14s", outcome.title()));
    }
    for (Known known : counts.keySet()) {
      text.append(String.format(Locale.ROOT, "%n%-22s", known.title()));
      for (Outcome outcome : Outcome.values()) {
        text.append(String.format(Locale.ROOT, "%14d", count(known, outcome)));
      }
      text.append(isPassed(known) ? "" : "  not enough");
    }
    return text.toString();
  }
}
