package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Fate;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.Run;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * What is to be run next. Follows from what was run alone, so that a comparison can go on where it
 * was stopped.
 */
final class Schedule {
  /** An arm that failed so often, or in its warm-up, is left out from then on. */
  private static final int MOST_FAILURES = 2;

  /** A run is measured once more so often if it is noisy; then it counts as it is. */
  private static final int MOST_REPEATS = 2;

  private Schedule() {}

  /**
   * A run to be made.
   *
   * @param phase what it is part of
   * @param round counted from 1
   * @param arm how
   */
  record Slot(Phase phase, int round, Arm arm) {
    boolean holds(Run run) {
      return run.phase() == phase && run.round() == round && run.arm().equals(arm.name());
    }
  }

  /** The runs that are still to be made, each round in a random order. */
  static List<Slot> left(Experiment experiment) {
    Plan plan = experiment.plan();
    List<Arm> compared =
        plan.arms().stream().filter(arm -> arm.role() != Role.CONFIRMATION).toList();
    List<Slot> slots = new ArrayList<>();
    // The control is the first arm, which is warm by then.
    addRounds(
        slots,
        Phase.WARM_UP,
        1,
        compared.stream().filter(arm -> arm.role() != Role.CONTROL).toList());
    addRounds(slots, Phase.COMPARISON, plan.runs(), compared);
    List<Arm> confirmation = new ArrayList<>(plan.arms(Role.CONFIRMATION));
    if (!confirmation.isEmpty()) {
      confirmation.add(plan.baseline());
      addRounds(slots, Phase.CONFIRMATION, plan.runs(), confirmation);
    }
    slots.removeIf(slot -> isDone(experiment, slot) || isLeftOut(experiment, slot.arm()));
    return slots;
  }

  private static void addRounds(List<Slot> slots, Phase phase, int rounds, List<Arm> arms) {
    Random random = new Random();
    for (int round = 1; round <= rounds; round++) {
      List<Arm> order = new ArrayList<>(arms);
      if (phase != Phase.WARM_UP) {
        Collections.shuffle(order, random);
      }
      for (Arm arm : order) {
        slots.add(new Slot(phase, round, arm));
      }
    }
  }

  private static boolean isDone(Experiment experiment, Slot slot) {
    return experiment.runs().stream().anyMatch(run -> slot.holds(run) && run.fate() != Fate.NOISY);
  }

  /** Whether the arm failed so often that it is not run any more. */
  static boolean isLeftOut(Experiment experiment, Arm arm) {
    List<Run> failures =
        experiment.runs().stream()
            .filter(run -> run.arm().equals(arm.name()) && run.fate() == Fate.FAILED)
            .toList();
    return failures.size() >= MOST_FAILURES
        || failures.stream().anyMatch(run -> run.phase() == Phase.WARM_UP);
  }

  /**
   * Whether a noisy run is measured once more. On a machine that is never quiet that ends some
   * time: no more runs are repeated than were planned.
   */
  static boolean isWorthRepeating(Experiment experiment, Slot slot) {
    List<Run> noisy = experiment.runs().stream().filter(run -> run.fate() == Fate.NOISY).toList();
    Plan plan = experiment.plan();
    return slot.phase() != Phase.WARM_UP
        && noisy.stream().filter(slot::holds).count() < MOST_REPEATS
        && noisy.size() < plan.runs() * plan.arms().size() / 2;
  }
}
