package dev.locksmith.ab;

import dev.locksmith.remote.Target;
import dev.locksmith.remote.TargetException;
import dev.locksmith.remote.TargetSite;
import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Fate;
import dev.locksmith.verdict.Judge;
import dev.locksmith.verdict.Machine;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.Run;
import dev.locksmith.verdict.Verdict;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An A/B comparison: measures all arms in turn, judges, and has the rules that follow confirmed.
 * What was measured is kept in its directory after each run.
 */
public final class AbComparison {
  private final Store store;
  private final Progress progress;
  private final Trials trials;
  private final TimeBudget budget;
  private Experiment experiment;
  private boolean isTimeUp;
  private String endedBecause;

  private AbComparison(Store store, Experiment experiment, Trials trials, Progress progress) {
    this.store = store;
    this.experiment = experiment;
    this.trials = trials;
    this.progress = progress;
    budget = new TimeBudget(experiment.plan().atMostSeconds());
  }

  /**
   * A new comparison by runs of a command.
   *
   * @param directory where it is kept; must not hold one yet
   * @param err where progress is told
   */
  public static AbComparison begin(Plan plan, Path directory, Path agentJar, PrintWriter err)
      throws BadRequest, ComparisonFailed, InterruptedException {
    new ArmCheck(agentJar).check(plan.arms());
    Store store = new Store(directory);
    Experiment experiment = begin(plan, store);
    return new AbComparison(
        store, experiment, new Runner(plan, store, agentJar), new Progress(err));
  }

  /**
   * A new comparison in windows of a service that runs. Its locks are moved until {@link #run} has
   * returned.
   *
   * @param directory where it is kept; must not hold one yet
   * @param err where progress is told
   */
  public static AbComparison begin(LiveRequest request, Path directory, PrintWriter err)
      throws BadRequest, ComparisonFailed, InterruptedException {
    Arm baseline = request.checked().get(0);
    Target target = null;
    try {
      target = Target.connect(request.pid());
      checkThatSomethingMoves(target, request.pid());
      List<Gauged> attributes = Gauged.of(target, request.attributes());
      Plan plan = request.plan(target.program(), attributes.stream().map(Gauged::metric).toList());
      Store store = new Store(directory);
      Experiment experiment = begin(plan, store);
      Progress progress = new Progress(err);
      Windows windows = new Windows(target, plan.live(), baseline, attributes, progress);
      target = null;
      return new AbComparison(store, experiment, windows, progress);
    } catch (TargetException e) {
      throw new ComparisonFailed(e.getMessage(), e);
    } finally {
      if (target != null) {
        target.close();
      }
    }
  }

  private static void checkThatSomethingMoves(Target target, long pid)
      throws TargetException, ComparisonFailed {
    if (target.sites().stream().noneMatch(TargetSite::movable)) {
      throw new ComparisonFailed(
          "process "
              + pid
              + " has no locks that can be moved: start it with strategy=padded, optimistic or mcs,"
              + " or with a rule for some of its sites");
    }
  }

  private static Experiment begin(Plan plan, Store store) throws BadRequest, ComparisonFailed {
    store.create();
    Experiment experiment = new Experiment(plan, Machine.here(), List.of(), null);
    store.write(experiment);
    return experiment;
  }

  /**
   * Goes on with a comparison that was stopped.
   *
   * @param directory where it is kept
   * @param err where progress is told
   */
  public static AbComparison resume(Path directory, Path agentJar, PrintWriter err)
      throws BadRequest, ComparisonFailed {
    Store store = new Store(directory);
    Experiment experiment = store.read();
    if (experiment.plan().live() != null) {
      throw new ComparisonFailed(
          store.directory()
              + " was measured in a process that ran then, and cannot go on: measure anew, into"
              + " another directory; its verdict is in "
              + store.page());
    }
    return new AbComparison(
        store, experiment, new Runner(experiment.plan(), store, agentJar), new Progress(err));
  }

  /**
   * Measures what is left to be measured, or as much as there is time for until {@link #stop}.
   *
   * @return what is known then, with a verdict
   */
  public Experiment run() throws ComparisonFailed, InterruptedException {
    try (trials) {
      measure();
    } catch (TrialsOver e) {
      endedBecause = e.getMessage();
    }
    Verdict verdict = Judge.of(experiment);
    update(experiment.plan(), experiment.runs(), verdict);
    store.writeRules(verdict.rules());
    store.writePage(experiment);
    return experiment;
  }

  private void measure() throws TrialsOver, ComparisonFailed, InterruptedException {
    int toDo = Schedule.left(experiment).size();
    if (toDo == 0 && !isToBeConfirmed(Judge.of(experiment))) {
      progress.nothingLeft(experiment, store.directory());
      return;
    }
    progress.begin(experiment.plan(), toDo, store.directory());
    runWhatIsLeft();
    Verdict verdict = Judge.of(experiment);
    if (!isStopped() && !isTimeUp && isToBeConfirmed(verdict)) {
      isTimeUp = !budget.hasRoomFor(confirmingRuns());
      if (!isTimeUp) {
        store.writeRules(verdict.rules());
        update(experiment.plan().plus(trials.confirming(verdict)), experiment.runs(), null);
        runWhatIsLeft();
      }
    }
    if (isTimeUp) {
      int left = Schedule.left(experiment).size();
      progress.timeIsUp(experiment.plan(), left == 0 ? confirmingRuns() : left, store.directory());
    }
  }

  /** Ends what is being measured; {@link #run} comes to its end with what was. */
  public void stop() throws InterruptedException {
    trials.stop();
  }

  /** Whether {@link #stop} was called. */
  public boolean isStopped() {
    return trials.isStopped();
  }

  /** Why measuring ended before its time; {@code null} if it did not. */
  public String endedBecause() {
    return endedBecause;
  }

  /** Where it is kept. */
  public Path directory() {
    return store.directory();
  }

  private boolean isToBeConfirmed(Verdict verdict) {
    return !verdict.keepsFirst()
        && !verdict.rules().isEmpty()
        && experiment.plan().arms(Role.CONFIRMATION).isEmpty();
  }

  /** How many runs it takes to confirm rules: of these, and of the first arm. */
  private int confirmingRuns() {
    return experiment.plan().arms(Role.CONFIRMATION).isEmpty() ? 2 * experiment.plan().runs() : 0;
  }

  private void runWhatIsLeft() throws TrialsOver, ComparisonFailed, InterruptedException {
    for (Schedule.Slot slot : Schedule.left(experiment)) {
      while (!isOver(slot)) {
        run(slot);
      }
    }
  }

  private boolean isOver(Schedule.Slot slot) throws ComparisonFailed {
    Plan plan = experiment.plan();
    if (isWithoutBaseline()) {
      throw new ComparisonFailed(
          "the first arm, "
              + plan.baseline().name()
              + ", failed, so there is nothing to compare with; what it printed is in "
              + store.directory().resolve("runs"));
    }
    if (isStopped() || isTimeUp || !Schedule.left(experiment).stream().anyMatch(slot::equals)) {
      return true;
    }
    isTimeUp = !budget.hasRoomFor(1);
    return isTimeUp;
  }

  private void run(Schedule.Slot slot) throws TrialsOver, ComparisonFailed, InterruptedException {
    int number = experiment.runs().size() + 1;
    int toDo = Schedule.left(experiment).size();
    Instant start = Instant.now();
    Run run;
    try {
      Measured measured = trials.run(slot, number);
      budget.ran();
      boolean isRepeated = isNoisy(measured) && isWorthRepeating(slot);
      run = counted(slot, start, measured, isRepeated ? Fate.NOISY : Fate.KEPT);
    } catch (RunFailed e) {
      budget.ran();
      boolean isRepeated = e.isDisturbed() && isWorthRepeating(slot);
      run = failed(slot, start, isRepeated ? Fate.NOISY : Fate.FAILED, e.getMessage());
    }
    if (isStopped()) {
      // It was ended, and did not end.
      return;
    }
    List<Run> runs = new ArrayList<>(experiment.runs());
    runs.add(run);
    update(experiment.plan(), runs, null);
    int done = run.fate() == Fate.NOISY ? 0 : 1;
    int left = isWithoutBaseline() ? 0 : Schedule.left(experiment).size();
    progress.ran(experiment, run, toDo - done - left, left);
    if (run.fate() == Fate.FAILED) {
      progress.showOutput(store.run(number, slot.arm().name()));
    }
  }

  private boolean isWithoutBaseline() {
    return Schedule.isLeftOut(experiment, experiment.plan().baseline());
  }

  /** With a limit of time, only what the rest of the plan leaves of it goes into repeating. */
  private boolean isWorthRepeating(Schedule.Slot slot) {
    return Schedule.isWorthRepeating(experiment, slot)
        && budget.hasRoomFor(Schedule.left(experiment).size() + confirmingRuns());
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
