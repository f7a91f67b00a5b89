package dev.locksmith.cli;

import dev.locksmith.ab.AbComparison;
import dev.locksmith.ab.BadRequest;
import dev.locksmith.ab.ComparisonFailed;
import dev.locksmith.ab.Request;
import dev.locksmith.ab.VerdictText;
import dev.locksmith.verdict.Experiment;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
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
          + " keeps what was measured."
    })
final class AbCommand implements Callable<Integer> {
  /** What a shell reports for a command that Ctrl-C ended. */
  private static final int INTERRUPTED = 130;

  @Spec private CommandSpec spec;

  @Option(
      names = "--arms",
      paramLabel = "ARM,ARM",
      defaultValue = "jdk,padded,optimistic,mcs",
      description = "What to compare (default: ${DEFAULT-VALUE}).")
  private String arms;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "10",
      description = "How often each arm runs, besides a warm-up (default: ${DEFAULT-VALUE}).")
  private int runs;

  @Option(
      names = "--metric",
      paramLabel = "NAME=REGEX[:higher|lower]",
      description =
          "A figure in the output: the first group of the last match. Which figures are better:"
              + " higher, unless it says lower. The first metric decides; without any, the wall"
              + " time does.")
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
      description = "Where result.json and rules.txt go (default: locksmith-ab- and the time).")
  private Path out;

  @Option(
      names = "--resume",
      paramLabel = "DIR",
      description = "Go on with a comparison that was stopped; other options are not given again.")
  private Path resume;

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
            spec.commandLine(), "stopped; go on with: ab --resume " + comparison.directory());
        return INTERRUPTED;
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
      int given = spec.commandLine().getParseResult().matchedOptions().size();
      if (given > 1 || !command.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "--resume takes all else from DIR: give nothing beside it");
      }
      return AbComparison.resume(resume, agentJar, err);
    }
    Request request = new Request(arms, metrics, runs, load, ready, noise, timeout, grace, command);
    return AbComparison.begin(request.plan(), out == null ? newDirectory() : out, agentJar, err);
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
