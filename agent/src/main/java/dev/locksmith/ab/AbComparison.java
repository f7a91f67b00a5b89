package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Fate;
import dev.locksmith.verdict.Judge;
import dev.locksmith.verdict.Machine;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.Run;
import dev.locksmith.verdict.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An A/B comparison: runs all arms in turn, judges, and has the rules that follow confirmed. What
 * was measured is kept in its directory after each run.
 */
public final class AbComparison {
  /** The arm that confirms, named after the file. */
  private static final String CONFIRMATION = "rules.txt";

  private final Store store;
  private final Progress progress;
  private final Started started = new Started();
  private final Runner runner;
  private Experiment experiment;

  private AbComparison(Store store, Experiment experiment, Path agentJar, PrintWriter err) {
    this.store = store;
    this.experiment = experiment;
    progress = new Progress(err);
    runner = new Runner(experiment.plan(), new Launcher(agentJar, started));
  }

  /**
   * A new comparison.
   *
   * @param directory where it is kept; must not hold one yet
   * @param err where progress is told
   */
  public static AbComparison begin(Plan plan, Path directory, Path agentJar, PrintWriter err)
      throws BadRequest, ComparisonFailed, InterruptedException {
    new ArmCheck(agentJar).check(plan.arms());
    Store store = new Store(directory);
    store.create();
    Experiment experiment = new Experiment(plan, Machine.here(), List.of(), null);
    store.write(experiment);
    return new AbComparison(store, experiment, agentJar, err);
  }

  /**
   * Goes on with a comparison that was stopped.
   *
   * @param directory where it is kept
   * @param err where progress is told
   */
  public static AbComparison resume(Path directory, Path agentJar, PrintWriter err)
      throws ComparisonFailed {
    Store store = new Store(directory);
    return new AbComparison(store, store.read(), agentJar, err);
  }

  /**
   * Measures what is left to be measured, or as much as there is time for until {@link #stop}.
   *
   * @return what is known then, with a verdict
   */
  public Experiment run() throws ComparisonFailed, InterruptedException {
    int toDo = Schedule.left(experiment).size();
    Verdict verdict = Judge.of(experiment);
    if (toDo == 0 && !isToBeConfirmed(verdict)) {
      progress.nothingLeft(experiment, store.directory());
    } else {
      progress.begin(experiment.plan(), toDo, store.directory());
    }
    runWhatIsLeft();
    verdict = Judge.of(experiment);
    if (!started.isStopped() && isToBeConfirmed(verdict)) {
      store.writeRules(verdict.rules());
      Arm confirmation = new Arm(CONFIRMATION, Role.CONFIRMATION, "rules=" + store.rules());
      update(experiment.plan().plus(confirmation), experiment.runs(), null);
      runWhatIsLeft();
      verdict = Judge.of(experiment);
    }
    update(experiment.plan(), experiment.runs(), verdict);
    store.writeRules(verdict.rules());
    store.writePage(experiment);
    return experiment;
  }

  /** Ends what was started; {@link #run} comes to its end with what was measured. */
  public void stop() throws InterruptedException {
    started.stop();
  }

  /** Whether {@link #stop} was called. */
  public boolean isStopped() {
    return started.isStopped();
  }

  /** Where it is kept. */
  public Path directory() {
    return store.directory();
  }

  private boolean isToBeConfirmed(Verdict verdict) {
    return !verdict.keepsJdk()
        && !verdict.rules().isEmpty()
        && experiment.plan().arms(Role.CONFIRMATION).isEmpty();
  }

  private void runWhatIsLeft() throws ComparisonFailed, InterruptedException {
    for (Schedule.Slot slot : Schedule.left(experiment)) {
      while (!isOver(slot)) {
        run(slot);
      }
    }
  }

  private boolean isOver(Schedule.Slot slot) throws ComparisonFailed {
    Plan plan = experiment.plan();
    if (Schedule.isLeftOut(experiment, plan.baseline())) {
      throw new ComparisonFailed(
          "the first arm, "
              + plan.baseline().name()
              + ", failed, so there is nothing to compare with; what it printed is in "
              + store.directory().resolve("runs"));
    }
    return started.isStopped() || !Schedule.left(experiment).stream().anyMatch(slot::equals);
  }

  private void run(Schedule.Slot slot) throws ComparisonFailed, InterruptedException {
    Path directory = store.newRun(experiment.runs().size() + 1, slot.arm().name());
    Instant start = Instant.now();
    Run run;
    try {
      Measured measured = runner.run(slot.arm(), directory);
      boolean isNoisy = isNoisy(measured) && Schedule.isWorthRepeating(experiment, slot);
      run = counted(slot, start, measured, isNoisy ? Fate.NOISY : Fate.KEPT);
    } catch (RunFailed e) {
      boolean isNoisy = e.isDisturbed() && Schedule.isWorthRepeating(experiment, slot);
      run = failed(slot, start, isNoisy ? Fate.NOISY : Fate.FAILED, e.getMessage());
    } catch (IOException e) {
      throw store.unwritable(e);
    }
    if (started.isStopped()) {
      // It was ended, and did not end.
      return;
    }
    List<Run> runs = new ArrayList<>(experiment.runs());
    runs.add(run);
    update(experiment.plan(), runs, null);
    progress.ran(experiment, run, Schedule.left(experiment).size());
    if (run.fate() == Fate.FAILED) {
      progress.showOutput(directory);
    }
  }

  private boolean isNoisy(Measured measured) {
    double share =
        measured.othersShare() == null ? 0 : measured.othersShare() + measured.stealShare();
    return measured.stoodStill() || share > experiment.plan().noise();
  }

  private static Run counted(Schedule.Slot slot, Instant start, Measured measured, Fate fate) {
    return new Run(
        slot.arm().name(),
        slot.phase(),
        slot.round(),
        fate,
        start,
        measured.values(),
        measured.othersShare(),
        measured.stealShare(),
        measured.sites(),
        measured.note());
  }

  private static Run failed(Schedule.Slot slot, Instant start, Fate fate, String why) {
    return new Run(
        slot.arm().name(),
        slot.phase(),
        slot.round(),
        fate,
        start,
        Map.of(),
        null,
        null,
        List.of(),
        why);
  }

  private void update(Plan plan, List<Run> runs, Verdict verdict) throws ComparisonFailed {
    experiment = new Experiment(plan, experiment.machine(), runs, verdict);
    store.write(experiment);
  }
}
