package dev.locksmith.verdict;

import java.util.List;
import java.util.Objects;

/**
 * Everything that an A/B comparison knows; what {@code result.json} holds.
 *
 * @param plan what is to be measured
 * @param machine where
 * @param runs what was measured, in the order of time
 * @param verdict what follows; {@code null} as long as there is more to measure
 */
public record Experiment(Plan plan, Machine machine, List<Run> runs, Verdict verdict) {
  /** Fails if anything but the verdict is missing, or a run is of no arm of the plan. */
  public Experiment {
    Objects.requireNonNull(plan, "plan");
    Objects.requireNonNull(machine, "machine");
    runs = List.copyOf(runs);
    runs.forEach(run -> plan.arm(run.arm()));
  }

  /** The runs of an arm in a phase that count, in the order of their rounds. */
  public List<Run> kept(String arm, Phase phase) {
    return runs.stream()
        .filter(run -> run.fate() == Fate.KEPT && run.phase() == phase && run.arm().equals(arm))
        .toList();
  }
}
