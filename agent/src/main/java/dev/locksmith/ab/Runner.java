package dev.locksmith.ab;

import dev.locksmith.analysis.RecordedWaits;
import dev.locksmith.analysis.RecordingException;
import dev.locksmith.analysis.RunRecording;
import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Bucket;
import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.SiteWait;
import dev.locksmith.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs the command once and measures it. */
final class Runner implements Trials {
  private static final double NANOS = 1e9;

  private final Plan plan;
  private final Store store;
  private final Started started = new Started();
  private final Launcher launcher;

  Runner(Plan plan, Store store, Path agentJar) {
    this.plan = plan;
    this.store = store;
    launcher = new Launcher(agentJar, started);
  }

  @Override
  public Measured run(Schedule.Slot slot, int number)
      throws RunFailed, ComparisonFailed, InterruptedException {
    Path directory = store.newRun(number, slot.arm().name());
    try {
      return run(whereverItRuns(slot.arm()), directory);
    } catch (IOException e) {
      throw store.unwritable(e);
    }
  }

  /** Names the file without its directory, which can be moved, and shown to others. */
  @Override
  public Arm confirming(Verdict verdict) {
    String rules = store.rules().getFileName().toString();
    return new Arm(rules, Role.CONFIRMATION, "rules=" + rules);
  }

  /** The command may change its directory before it starts a JVM. */
  private Arm whereverItRuns(Arm arm) {
    return arm.role() == Role.CONFIRMATION
        ? new Arm(arm.name(), arm.role(), "rules=" + store.rules())
        : arm;
  }

  @Override
  public void stop() throws InterruptedException {
    started.stop();
  }

  @Override
  public boolean isStopped() {
    return started.isStopped();
  }

  /** Each run has left nothing behind. */
  @Override
  public void close() {}

  private Measured run(Arm arm, Path directory)
      throws RunFailed, InterruptedException, IOException {
    CpuTicks before = CpuTicks.now();
    Ran ran;
    Watcher watcher;
    try (Launched command = launch(arm, directory);
        Watcher watching = new Watcher(command.tree())) {
      watcher = watching;
      ran = go(command, directory, watching);
    }
    CpuTicks after = CpuTicks.now();
    checkThatJavaRan(directory);
    Map<String, Double> values = new HashMap<>();
    for (Metric metric : plan.metrics()) {
      if (metric.pattern() != null) {
        values.put(metric.name(), Readings.of(metric, text(ran.output())));
      }
    }
    values.put(Metric.WALL.name(), ran.wallNanos() / NANOS);
    if (watcher.peakBytes() > 0) {
      values.put(Metric.MEMORY.name(), (double) watcher.peakBytes());
    }
    CpuTicks used = before == null || after == null ? null : after.since(before);
    if (used != null) {
      values.put(Metric.CPU.name(), used.childrenSeconds() - CpuTicks.seconds(ran.loadTicks()));
    }
    List<SiteWait> sites = new ArrayList<>();
    String note = addRecorded(arm, directory, values, sites);
    return new Measured(
        values,
        used == null ? null : used.othersShare(),
        used == null ? null : used.stealShare(),
        sites,
        ran.note() == null ? note : ran.note(),
        watcher.sawStandstill());
  }

  private Launched launch(Arm arm, Path directory) throws RunFailed, InterruptedException {
    if (plan.load() != null) {
      readiness().checkBefore();
    }
    return launcher.command(plan.command(), arm, directory);
  }

  private Ran go(Launched command, Path directory, Watcher watcher)
      throws RunFailed, InterruptedException {
    try {
      return plan.load() == null ? awaitEnd(command) : load(command, directory);
    } catch (RunFailed e) {
      throw watcher.sawStandstill() ? e.whileDisturbed() : e;
    }
  }

  private Ran awaitEnd(Launched command) throws RunFailed, InterruptedException {
    long start = System.nanoTime();
    command.await(plan.timeoutSeconds(), "the command");
    long wallNanos = System.nanoTime() - start;
    return new Ran(
        command.output(), wallNanos, 0, noteOn(command.tree().endLeftBehind(plan.graceSeconds())));
  }

  private static String noteOn(List<ProcessHandle> leftBehind) {
    return leftBehind.isEmpty()
        ? null
        : "the command left processes running, which were ended, and whose CPU time is not known ("
            + leftBehind.stream()
                .map(process -> String.valueOf(process.pid()))
                .collect(Collectors.joining(", "))
            + ")";
  }

  /** Without a JVM that takes the arm's options, there is nothing to compare. */
  private static void checkThatJavaRan(Path directory) throws RunFailed, IOException {
    List<Path> logs = files(directory, ToolOptions.JVM_LOG_ENDING);
    if (logs.isEmpty()) {
      throw new RunFailed(
          "no JVM started that reads "
              + ToolOptions.VARIABLE
              + ", so the arms would not differ: name a command that runs Java on this machine, and"
              + " keeps that variable");
    }
    for (Path log : logs) {
      Files.delete(log);
    }
  }

  private static List<Path> files(Path directory, String ending) throws IOException {
    try (Stream<Path> all = Files.list(directory)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private Ran load(Launched service, Path directory) throws RunFailed, InterruptedException {
    readiness().await(service, plan.timeoutSeconds());
    CpuTicks before = CpuTicks.now();
    long start = System.nanoTime();
    long wallNanos;
    Path output;
    try (Launched load = launcher.load(plan.load(), directory)) {
      load.await(plan.timeoutSeconds(), "the load");
      wallNanos = System.nanoTime() - start;
      output = load.output();
    }
    CpuTicks after = CpuTicks.now();
    long loadTicks = before == null || after == null ? 0 : after.since(before).children();
    if (!service.process().isAlive()) {
      throw new RunFailed(
          "the service ended with exit status "
              + service.process().exitValue()
              + " under the load");
    }
    boolean ended = service.tree().end(plan.graceSeconds());
    return new Ran(
        output,
        wallNanos,
        loadTicks,
        ended
            ? null
            : "the service did not end within "
                + plan.graceSeconds()
                + " s of SIGTERM and was killed (--grace gives more): its recording is lost");
  }

  private Readiness readiness() {
    try {
      return new Readiness(plan.ready());
    } catch (BadRequest e) {
      throw new IllegalStateException("was looked at when the plan was made", e);
    }
  }

  private static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  /**
   * Adds what the recordings tell, and deletes them: what is of use is kept in the result.
   *
   * @return why nothing was added, or {@code null}
   */
  private static String addRecorded(
      Arm arm, Path directory, Map<String, Double> values, List<SiteWait> sites)
      throws IOException {
    List<Path> files = files(directory, ".jfr");
    if (files.isEmpty()) {
      return "no recording was left behind: its waits and GC pauses are not known";
    }
    RunRecording recording;
    try {
      recording = RunRecording.of(files);
    } catch (RecordingException e) {
      return "its waits and GC pauses are not known: " + e.getMessage();
    }
    values.put(Metric.GC.name(), recording.gcPauseNanos() / NANOS);
    if (arm.settings() != null) {
      recording.waits().stream()
          .map(Runner::siteWait)
          .sorted(Comparator.comparingLong(SiteWait::totalNanos).reversed())
          .forEach(sites::add);
      values.put(
          Metric.LOCK_WAIT.name(), sites.stream().mapToLong(SiteWait::totalNanos).sum() / NANOS);
    }
    for (Path file : files) {
      Files.delete(file);
    }
    return null;
  }

  private static SiteWait siteWait(RecordedWaits waits) {
    List<Bucket> histogram = new ArrayList<>();
    List<Long> counts = waits.byMagnitude();
    for (int i = 0; i < counts.size(); i++) {
      if (counts.get(i) > 0) {
        histogram.add(new Bucket(i == 0 ? 0 : 1L << (i - 1), 1L << i, counts.get(i)));
      }
    }
    return new SiteWait(
        waits.site(),
        waits.lockType(),
        waits.strategy(),
        waits.contended(),
        waits.totalNanos(),
        waits.percentileNanos(50),
        waits.percentileNanos(99),
        waits.maxNanos(),
        histogram);
  }
}
