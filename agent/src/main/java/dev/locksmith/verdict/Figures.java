package dev.locksmith.verdict;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** One figure of each run of an arm, by round. */
final class Figures {
  private final Map<Integer, Double> byRound = new TreeMap<>();

  /**
   * Those of the given runs.
   *
   * @param figure gives {@code null} where it is not known
   */
  static Figures of(List<Run> runs, Function<Run, Double> figure) {
    Figures figures = new Figures();
    for (Run run : runs) {
      Double value = figure.apply(run);
      if (value != null) {
        figures.byRound.put(run.round(), value);
      }
    }
    return figures;
  }

  double[] all() {
    return byRound.values().stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** Those of the rounds that the other arm ran in too. */
  double[] pairedWith(Figures other) {
    return byRound.entrySet().stream()
        .filter(entry -> other.byRound.containsKey(entry.getKey()))
        .mapToDouble(Map.Entry::getValue)
        .toArray();
  }
}
