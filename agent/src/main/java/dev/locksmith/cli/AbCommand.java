package dev.locksmith.cli;

import dev.locksmith.ab.AbComparison;
import dev.locksmith.ab.BadRequest;
import dev.locksmith.ab.ComparisonFailed;
import dev.locksmith.ab.LiveRequest;
import dev.locksmith.ab.Request;
import dev.locksmith.ab.VerdictText;
import dev.locksmith.verdict.Experiment;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ab}: which locks a program should use, measured. */
@Command(
    name = "ab",
    sortOptions = false,
    description = {
      "Runs a command with one kind of lock after the other, several times and in random order, and"
          + " says which to keep, and at which sites.",
      "",
      "An arm is jdk, padded, optimistic or mcs; off: without the agent; rules=FILE; or settings of"
          + " the agent joined by +, as optimistic+spin=10us. The first arm is what the others are"
          + " compared to.",
      "",
      "The agent gets into every JVM that the command starts, through JAVA_TOOL_OPTIONS. Ctrl-C"
          + " keeps what was measured.",
      "",
      "With --pid, it moves the locks of a service that runs already between padded, optimistic and"
          + " mcs."
    })
final class AbCommand implements Callable<Integer> {
  /** What a shell reports for a command that Ctrl-C ended. */
  private static final int INTERRUPTED = 130;

  private static final List<String> ONLY_WITH_PID = List.of("--window", "--settle", "--attribute");

  private static final Set<String> WITH_PID =
      new TreeSet<>(
          List.of(
              "--pid",
              "--arms",
              "--rounds",
              "--window",
              "--settle",
              "--attribute",
              "--at-most",
              "--out"));

  @Spec private CommandSpec spec;

  @Option(
      names = "--arms",
      paramLabel = "ARM,ARM",
      description =
          "What to compare (default: jdk,padded,optimistic,mcs; with --pid the last three).")
  private String arms;

  @Option(
      names = {"--runs", "--rounds"},
      paramLabel = "N",
      defaultValue = "10",
      description =
          "How often each arm runs, or how many windows it has, besides a warm-up (default:"
              + " ${DEFAULT-VALUE}).")
  private int runs;

  @Option(
      names = "--metric",
      paramLabel = "NAME=REGEX[:higher|lower]",
      description =
          "A figure in the output: the first group of the last match. Which figures are better:"
              + " higher, unless it says lower. A colon and a word at the end are always that. The"
              + " first metric decides; without any, the wall time does.")
  private List<String> metrics = List.of();

  @Option(
      names = "--load",
      paramLabel = "COMMAND",
      description =
          "The command is a service: run this shell command against it, read the metrics from its"
              + " output, and end the service by SIGTERM.")
  private String load;

  @Option(
      names = "--ready",
      paramLabel = "PORT|REGEX",
      description = "The service is ready when this port is open, or its output matches.")
  private String ready;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where report.html, result.json and rules.txt go (default: locksmith-ab- and the time).")
  private Path out;

  @Option(
      names = "--resume",
      paramLabel = "DIR",
      description = "Go on with a comparison that was stopped; other options are not given again.")
  private Path resume;

  @Option(
      names = "--at-most",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Measure no longer than that, as 5m: repeat runs only while there is time, and leave out"
              + " what does not fit; --resume does the rest, in as long again (default: as long as"
              + " it takes).")
  private Duration atMost;

  @Option(
      names = "--noise",
      paramLabel = "PERCENT",
      defaultValue = "6",
      description =
          "Repeat runs during which others took more of the CPU (default: ${DEFAULT-VALUE}).")
  private int noise;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      defaultValue = "600",
      description =
          "The longest that the command, getting ready, or the load may take (default:"
              + " ${DEFAULT-VALUE}).")
  private int timeout;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      defaultValue = "20",
      description = "How long after SIGTERM the service is killed (default: ${DEFAULT-VALUE}).")
  private int grace;

  @Mixin private LiveOptions live = new LiveOptions();

  @Parameters(
      paramLabel = "-- COMMAND",
      arity = "0..*",
      description = "The program to compare the arms on, and its arguments.")
  private List<String> command = List.of();

  @Override
  public Integer call() throws InterruptedException {
    AbComparison comparison;
    try {
      comparison = comparison(spec.commandLine().getErr());
    } catch (BadRequest e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    } catch (ComparisonFailed e) {
      return fail(e);
    }
    CountDownLatch done = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> stop(comparison, done), "locksmith-ctrl-c"));
    try {
      Experiment experiment = comparison.run();
      spec.commandLine().getOut().print(VerdictText.of(experiment, comparison.directory()));
      if (comparison.isStopped()) {
        Errors.print(
            spec.commandLine(),
            live.pid == null
                ? "stopped; go on with: ab --resume " + comparison.directory()
                : "stopped");
        return INTERRUPTED;
      }
      if (comparison.endedBecause() != null) {
        Errors.print(
            spec.commandLine(),
            comparison.endedBecause() + ": the verdict is of what was measured before");
        return ExitCode.SOFTWARE;
      }
      return ExitCode.OK;
    } catch (ComparisonFailed e) {
      return fail(e);
    } finally {
      spec.commandLine().getOut().flush();
      done.countDown();
    }
  }

  private AbComparison comparison(PrintWriter err)
      throws BadRequest, ComparisonFailed, InterruptedException {
    Path agentJar = OwnJar.path();
    if (resume != null) {
      if (isGivenBeside(Set.of("--resume")) || !command.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "--resume takes all else from DIR: give nothing beside it");
      }
      return AbComparison.resume(resume, agentJar, err);
    }
    Path directory = out == null ? newDirectory() : out;
    if (live.pid != null) {
      if (isGivenBeside(WITH_PID) || !command.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "--pid takes no command, and only: " + String.join(", ", WITH_PID));
      }
      String policies = arms == null ? "padded,optimistic,mcs" : arms;
      return AbComparison.begin(
          new LiveRequest(
              live.pid, policies, live.attributes, runs, live.window, live.settle, atMost),
          directory,
          err);
    }
    for (String option : ONLY_WITH_PID) {
      if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
        throw new ParameterException(
            spec.commandLine(), option + " is for a service that runs: it needs --pid");
      }
    }
    Request request =
        new Request(
            arms == null ? "jdk,padded,optimistic,mcs" : arms,
            metrics,
            runs,
            load,
            ready,
            noise,
            timeout,
            grace,
            atMost,
            command);
    return AbComparison.begin(request.plan(), directory, agentJar, err);
  }

  /** Whether options are given that are none of these. */
  private boolean isGivenBeside(Set<String> options) {
    return spec.commandLine().getParseResult().matchedOptions().stream()
        .anyMatch(option -> Stream.of(option.names()).noneMatch(options::contains));
  }

  private static Path newDirectory() {
    return Path.of(
        "locksmith-ab-"
            + DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT)
                .format(LocalDateTime.now(ZoneId.systemDefault())));
  }

  /** In the JVM's shutdown: ends what runs, and waits for the verdict so far to be printed. */
  private static void stop(AbComparison comparison, CountDownLatch done) {
    try {
      comparison.stop();
      done.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private int fail(ComparisonFailed e) {
    Errors.print(spec.commandLine(), e.getMessage());
    return ExitCode.SOFTWARE;
  }
}
