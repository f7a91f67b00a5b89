package dev.locksmith.analysis;

import java.nio.file.Path;
import java.util.List;

/** What recordings say about the locks of an application. */
public final class LockReport {
  private final Findings findings;

  private LockReport(Findings findings) {
    this.findings = findings;
  }

  /**
   * Reads recordings, which are reported on together.
   *
   * @param files at least one
   * @throws RecordingException if one of them cannot be read or has no Locksmith event
   */
  public static LockReport of(List<Path> files) throws RecordingException {
    return of(files, ReadingListener.SILENT);
  }

  /**
   * Reads recordings, which are reported on together, and tells how far it is.
   *
   * @param files at least one
   * @throws RecordingException if one of them cannot be read or has no Locksmith event
   */
  public static LockReport of(List<Path> files, ReadingListener listener)
      throws RecordingException {
    return new LockReport(RecordingAnalyzer.analyze(files, listener));
  }

  /**
   * The report as text of at most 100 columns.
   *
   * @param top how many entries of each list are shown
   */
  public String text(int top) {
    return new TextReport(findings, top).text();
  }

  /** The report as JSON, with all that is known and of ASCII characters alone. */
  public String json() {
    return Json.of(ReportModels.of(findings));
  }

  /**
   * The stacks of the threads that waited, as flame-graph tools read them: one line for each, with
   * the site and the frames from the beginning of the thread on, separated by semicolons, and the
   * wait in microseconds.
   */
  public String collapsedStacks() {
    return CollapsedStacks.of(findings.stacks());
  }
}
