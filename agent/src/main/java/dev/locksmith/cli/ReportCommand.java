package dev.locksmith.cli;

import dev.locksmith.analysis.LockReport;
import dev.locksmith.analysis.Printable;
import dev.locksmith.analysis.RecordingException;
import dev.locksmith.page.Page;
import dev.locksmith.page.PageFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
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

  @ArgGroup private Form form = new Form();

  @Override
  public Integer call() throws RecordingException {
    if (form.top < 1) {
      throw new ParameterException(spec.commandLine(), "--top must be at least 1, not " + form.top);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (form.html != null) {
      return writePage(out);
    }
    LockReport report = read();
    if (form.json) {
      out.println(report.json());
    } else if (form.collapsed) {
      out.print(report.collapsedStacks());
    } else {
      out.print(report.text(form.top));
    }
    return ExitCode.OK;
  }

  private LockReport read() throws RecordingException {
    try (ReadingProgress progress = ReadingProgress.on(spec.commandLine().getErr())) {
      return LockReport.of(recordings, progress);
    }
  }

  private int writePage(PrintWriter out) throws RecordingException {
    if (recordings.stream().anyMatch(form.html::isSameAs)) {
      throw new ParameterException(
          spec.commandLine(),
          "--html would overwrite the recording: name another file for the page");
    }
    try {
      form.html.check();
      form.html.write(Page.report(read().json()));
    } catch (IOException e) {
      Errors.print(spec.commandLine(), e.getMessage());
      return ExitCode.SOFTWARE;
    }
    out.println("wrote " + Printable.of(form.html.toString()) + ": open it in a browser");
    return ExitCode.OK;
  }

  /** What the report looks like: one of these. */
  private static final class Form {
    @Option(
        names = "--top",
        paramLabel = "N",
        defaultValue = "20",
        description =
            "How many entries of each list of the text to show (default: ${DEFAULT-VALUE}).")
    private int top = 20;

    @Option(
        names = "--html",
        paramLabel = "FILE",
        converter = PageFileConverter.class,
        description = "Write a page with charts, which needs no network; FILE must end in .html.")
    private PageFile html;

    @Option(
        names = "--json",
        description = "Print all that is known as JSON, durations in nanoseconds.")
    private boolean json;

    @Option(
        names = "--collapsed",
        description =
            "Print the stacks of the threads that waited, for flame-graph tools: one line each, with"
                + " the site, the frames and the wait in microseconds.")
    private boolean collapsed;
  }
}
