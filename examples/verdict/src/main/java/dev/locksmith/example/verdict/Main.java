package dev.locksmith.example.verdict;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Repeats comparisons whose right verdict is known, and counts how often it was given. */
@Command(
    name = "verdict",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Runs locksmith ab over and over on programs of which the right verdict is known, and counts"
          + " how often it was given.",
      "",
      "Stopped, it goes on where it was when it is started again."
    },
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:at least 19 of 20 verdicts were right, and none named a winner between two equal arms",
      "1:less were, or a winner was named",
      "2:bad usage"
    })
public final class Main implements Callable<Integer> {
  private static final double NANOS = 1e9;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "N",
      arity = "0..1",
      defaultValue = "20",
      description = "How often each comparison is repeated (default: ${DEFAULT-VALUE}).")
  private int repetitions;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "verdict-results",
      description = "Where each comparison is kept (default: ${DEFAULT-VALUE}).")
  private Path out;

  @Option(
      names = "--locksmith",
      paramLabel = "JAR",
      defaultValue = "locksmith.jar",
      description = "What is put to the proof (default: ${DEFAULT-VALUE}).")
  private Path locksmith;

  @Option(
      names = "--only",
      paramLabel = "COMPARISON",
      description = "Only these: ${COMPLETION-CANDIDATES}; give it once for each.")
  private List<Known> only = List.of(Known.values());

  private final Children children = new Children();

  private Main() {}

  /** Starts; {@code --help} tells the arguments. */
  public static void main(String[] args) {
    System.exit(
        new CommandLine(new Main())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(
                (e, given) ->
                    complain(e.getCommandLine(), e.getMessage() + " (see --help)", ExitCode.USAGE))
            .setExecutionExceptionHandler(
                (e, line, result) -> complain(line, e.toString(), ExitCode.SOFTWARE))
            .execute(args));
  }

  private static int complain(CommandLine line, String reason, int status) {
    line.getErr().println("verdict: " + reason);
    return status;
  }

  @Override
  public Integer call() throws IOException {
    if (repetitions < 1) {
      throw new ParameterException(spec.commandLine(), "N must be at least 1, not " + repetitions);
    }
    if (!Files.isReadable(locksmith)) {
      throw new ParameterException(
          spec.commandLine(), locksmith + " cannot be read: name Locksmith's jar with --locksmith");
    }
    Runtime.getRuntime().addShutdownHook(new Thread(children::end, "verdict-ctrl-c"));
    Tally tally = new Tally();
    try {
      for (int number = 1; number <= repetitions; number++) {
        for (Known known : only) {
          tally.add(known, outcome(known, number));
        }
      }
    } catch (InterruptedException stopped) {
      return complain(spec.commandLine(), "stopped; started again, it goes on", ExitCode.SOFTWARE);
    }
    spec.commandLine().getOut().println(tally.text());
    return tally.isPassed() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private Outcome outcome(Known known, int number) throws IOException, InterruptedException {
    Repetition repetition = new Repetition(known, out, number);
    PrintWriter err = spec.commandLine().getErr();
    String took = "";
    if (!repetition.isDone()) {
      long start = System.nanoTime();
      int status = repetition.measure(locksmith, children);
      took = String.format(" after %.0f s", (System.nanoTime() - start) / NANOS);
      if (status != 0) {
        err.println(
            "verdict: ab ended with exit status " + status + ": see " + repetition.progress());
      }
    }
    Outcome outcome = repetition.outcome();
    err.println(
        "verdict: "
            + number
            + " of "
            + repetitions
            + ", "
            + known.title()
            + ": "
            + outcome.title()
            + took);
    return outcome;
  }
}
