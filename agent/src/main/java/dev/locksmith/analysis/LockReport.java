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
    return new LockReport(RecordingAnalyzer.analyze(files));
  }

  /**
   * The report as text of at most 100 columns.
   *
   * @param top how many entries of each list are shown
   */
  public String text(int top) {
    return new TextReport(findings, top).text();
  }
}
