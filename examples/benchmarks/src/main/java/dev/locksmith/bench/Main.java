package dev.locksmith.bench;

import dev.locksmith.bench.fork.ForkedArm;
import dev.locksmith.bench.fork.WholeRunArm;
import dev.locksmith.bench.fork.WorkerFlags;
import dev.locksmith.bench.jmh.JmhFigure;
import dev.locksmith.bench.jmh.JmhPlan;
import dev.locksmith.bench.jmh.JmhRun;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.noise.NoiseGate;
import dev.locksmith.bench.noise.ProcStat;
import dev.locksmith.bench.pair.Comparison;
import dev.locksmith.bench.pair.Pairing;
import dev.locksmith.bench.pair.Plan;
import dev.locksmith.bench.report.Finding;
import dev.locksmith.bench.report.PairsFile;
import dev.locksmith.bench.report.ResultsPage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the benchmarks and writes down what they show. */
@Command(
    name = "benchmarks",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Compares Locksmith's locks with the JDK's, in interleaved pairs.",
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {"0:done", "1:a benchmark failed", "2:bad usage"})
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "benchmark-results",
      description = "Where to write RESULTS.md and the raw files (default: ${DEFAULT-VALUE}).")
  private Path out;

  @Option(
      names = "--quick",
      description =
          "Only see that everything works: one short pair each, nothing dropped, and without"
              + " --peers only optimistic.")
  private boolean quick;

  @Option(
      names = "--only",
      paramLabel = "REGEX",
      description = "Only the workloads whose whole name matches; see --list.")
  private String only;

  @Option(
      names = "--peers",
      paramLabel = "NAME",
      split = ",",
      description = "Only these against the JDK's locks, joined with commas (default: all).")
  private List<String> peers = new ArrayList<>();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "2",
      description = "Start the JVMs of all arms so many times (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "8",
      description = "Keep so many pairs in each round (default: ${DEFAULT-VALUE}).")
  private int pairs;

  @Option(
      names = "--most-dropped",
      paramLabel = "N",
      defaultValue = "24",
      description =
          "Leave a round unfinished after more disturbed pairs (default: ${DEFAULT-VALUE}).")
  private int mostDropped;

  @Option(
      names = "--millis",
      paramLabel = "MS",
      defaultValue = "300",
      description = "How long each arm runs in a pair (default: ${DEFAULT-VALUE}).")
  private int millis;

  @Option(
      names = "--whole-runs",
      paramLabel = "N",
      defaultValue = "25",
      description = "Keep so many pairs of whole runs (default: ${DEFAULT-VALUE}).")
  private int wholeRuns;

  @Option(
      names = "--noise",
      paramLabel = "PERCENT",
      defaultValue = "6",
      description =
          "Drop a pair when others took more of the CPU than this (default: ${DEFAULT-VALUE}).")
  private double noise;

  @Option(
      names = "--jvm-arg",
      paramLabel = "FLAG",
      description = "A further flag for the JVMs that are measured; may be repeated.")
  private List<String> jvmArgs = new ArrayList<>();

  @Option(
      names = "--jmh",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "Whether to run JMH for absolute times, too (default: yes).")
  private boolean jmh;

  @Option(names = "--list", description = "Say what there is to run, and do nothing.")
  private boolean list;

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setParameterExceptionHandler(
            (e, args) -> complain(e.getCommandLine(), firstLine(e) + " (see --help)", 2))
        .setExecutionExceptionHandler((e, line, result) -> complain(line, firstLine(e), 1));
  }

  @Override
  public Integer call() throws IOException, RunnerException {
    List<Workload> workloads = workloads();
    List<Peer> contenders = contenders();
    Plan plan = plan();
    if (list) {
      workloads.forEach(workload -> say("%-22s %s".formatted(workload.name(), workload.title())));
      return 0;
    }
    Files.createDirectories(out);
    List<String> flags = new ArrayList<>(WorkerFlags.standard());
    flags.addAll(jvmArgs);
    if (ProcStat.read().isEmpty()) {
      say("no /proc/stat here: nobody can tell what is disturbed, so nothing is dropped");
    }
    Pace pace = Pace.measure();
    List<Finding> findings = new ArrayList<>();
    try (PairsFile file = new PairsFile(out.resolve("pairs.csv"))) {
      for (Workload workload : workloads) {
        say(workload.name() + ": " + workload.title());
        Plan own = workload.isWholeRun() ? wholeRuns(plan) : plan;
        findings.add(compare(workload, contenders, own, pace, flags, file));
      }
    }
    List<JmhFigure> figures = jmh ? jmh(contenders, flags, plan.gate()) : List.of();
    Path page = out.resolve("RESULTS.md");
    Files.writeString(page, ResultsPage.of(plan, pace, flags, findings, figures));
    say("written: " + page);
    return 0;
  }

  private Finding compare(
      Workload workload,
      List<Peer> contenders,
      Plan plan,
      Pace pace,
      List<String> flags,
      PairsFile file)
      throws IOException {
    List<Comparison> comparisons = new ArrayList<>();
    for (Pairing pairing : workload.pairings(contenders)) {
      Comparison comparison =
          Comparison.run(
              pairing,
              plan,
              arm ->
                  workload.isWholeRun()
                      ? new WholeRunArm(workload.name(), arm, pace, flags)
                      : ForkedArm.start(workload.name(), arm, pace, flags),
              (pair, kept) -> file.add(workload.name(), "A/B", pairing, pair, kept),
              (pair, kept) ->
                  file.add(
                      workload.name(),
                      "A/A",
                      new Pairing(pairing.base(), pairing.base()),
                      pair,
                      kept));
      comparisons.add(comparison);
      say("  " + Progress.of(comparison));
    }
    return new Finding(workload, comparisons);
  }

  private List<JmhFigure> jmh(List<Peer> contenders, List<String> flags, NoiseGate gate)
      throws RunnerException {
    say("JMH");
    System.setProperty("jmh.ignoreLock", "true");
    JmhPlan plan =
        quick
            ? new JmhPlan(1, 1, Duration.ofMillis(20))
            : new JmhPlan(3, 5, Duration.ofMillis(millis));
    List<Peer> all = new ArrayList<>(contenders);
    all.add(0, Peer.JDK);
    return JmhRun.run(plan, all, flags, gate, out.resolve("jmh.log"), out.resolve("jmh.csv"));
  }

  private Plan plan() {
    check("--rounds", rounds, 1, 100);
    check("--pairs", pairs, 1, 1_000);
    check("--most-dropped", mostDropped, 0, 100_000);
    check("--whole-runs", wholeRuns, 1, 1_000);
    check("--millis", millis, 1, 60_000);
    if (!(noise >= 0 && noise <= 100)) {
      throw refuse("--noise must be 0 to 100, not " + noise);
    }
    if (quick) {
      Duration brief = Duration.ofMillis(20);
      return new Plan(1, 1, 0, brief, brief, NoiseGate.OPEN);
    }
    Duration length = Duration.ofMillis(millis);
    NoiseGate gate = new NoiseGate(noise / 100);
    return new Plan(rounds, pairs, mostDropped, length.multipliedBy(4), length, gate);
  }

  private Plan wholeRuns(Plan plan) {
    return quick
        ? plan
        : new Plan(1, wholeRuns, mostDropped, plan.warmUp(), plan.length(), plan.gate());
  }

  private List<Workload> workloads() {
    if (only == null) {
      return Catalogue.all();
    }
    try {
      Pattern pattern = Pattern.compile(only);
      List<Workload> chosen =
          Catalogue.all().stream()
              .filter(workload -> pattern.matcher(workload.name()).matches())
              .toList();
      if (chosen.isEmpty()) {
        throw refuse("no workload is called " + only + ": see --list");
      }
      return chosen;
    } catch (PatternSyntaxException e) {
      throw refuse("--only is not a regular expression: " + only);
    }
  }

  private List<Peer> contenders() {
    List<Peer> all = Arrays.stream(Peer.values()).filter(peer -> peer != Peer.JDK).toList();
    if (peers.isEmpty()) {
      return quick ? List.of(Peer.OPTIMISTIC) : all;
    }
    for (String name : peers) {
      if (all.stream().noneMatch(peer -> peer.label().equals(name))) {
        throw refuse(
            "--peers has no %s, only %s"
                .formatted(name, String.join(",", all.stream().map(Peer::label).toList())));
      }
    }
    return all.stream().filter(peer -> peers.contains(peer.label())).toList();
  }

  private void check(String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw refuse("%s must be %d to %d, not %d".formatted(option, least, most, value));
    }
  }

  private ParameterException refuse(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private void say(String line) {
    PrintWriter to = spec.commandLine().getOut();
    to.println(line);
    to.flush();
  }

  private static int complain(CommandLine line, String reason, int status) {
    line.getErr().println("benchmarks: " + reason);
    return status;
  }

  private static String firstLine(Exception e) {
    String reason = e.getMessage() == null ? "" : e.getMessage();
    return reason.lines().findFirst().orElse(e.toString());
  }
}
