package dev.locksmith.cli;

import dev.locksmith.analysis.LockReport;
import dev.locksmith.analysis.RecordingException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code report}: the most contended sites of recordings, waits without an end, and what was left
 * alone.
 */
@Command(
    name = "report",
    description =
        "Shows the most contended sites of one or several recordings, where threads still waited at"
            + " the end, where no wait is recorded, and what was left alone and why.")
final class ReportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "REC.jfr",
      arity = "1..*",
      description =
          "Recordings of JVMs that ran under Locksmith. Several are reported on together.")
  private List<Path> recordings;

  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "20",
      description = "How many entries of each list to show (default: ${DEFAULT-VALUE}).")
  private int top;

  @Override
  public Integer call() throws RecordingException {
    if (top < 1) {
      throw new ParameterException(spec.commandLine(), "--top must be at least 1, not " + top);
    }
    spec.commandLine().getOut().print(LockReport.of(recordings).text(top));
    return ExitCode.OK;
  }
}
