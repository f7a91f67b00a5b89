package dev.locksmith.cli;

import dev.locksmith.analysis.LockComparison;
import dev.locksmith.analysis.RecordingException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code compare}: two recordings side by side per site. */
@Command(
    name = "compare",
    description =
        "Shows two recordings side by side per site: contended acquisitions and wait per second of"
            + " the recording, percentiles of the wait, and how the second differs.")
final class CompareCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "A.jfr", description = "The recording before.")
  private Path before;

  @Parameters(index = "1", paramLabel = "B.jfr", description = "The recording after.")
  private Path after;

  @ArgGroup private Form form = new Form();

  @Override
  public Integer call() throws RecordingException {
    if (form.top < 1) {
      throw new ParameterException(spec.commandLine(), "--top must be at least 1, not " + form.top);
    }
    LockComparison comparison = read();
    PrintWriter out = spec.commandLine().getOut();
    if (form.json) {
      out.println(comparison.json());
    } else {
      out.print(comparison.text(form.top));
    }
    return ExitCode.OK;
  }

  private LockComparison read() throws RecordingException {
    try (ReadingProgress progress = ReadingProgress.on(spec.commandLine().getErr())) {
      return LockComparison.of(before, after, progress);
    }
  }

  /** What the comparison looks like: one of these. */
  private static final class Form {
    @Option(
        names = "--top",
        paramLabel = "N",
        defaultValue = "20",
        description =
            "How many entries of each list of the text to show (default: ${DEFAULT-VALUE}).")
    private int top = 20;

    @Option(
        names = "--json",
        description = "Print all that is known as JSON, durations in nanoseconds.")
    private boolean json;
  }
}
