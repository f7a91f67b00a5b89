package dev.locksmith.analysis;

import java.nio.file.Path;
import java.util.List;

/** What two recordings say about the locks of an application, side by side. */
public final class LockComparison {
  private final Compared compared;

  private LockComparison(Compared compared) {
    this.compared = compared;
  }

  /**
   * Reads two recordings, which may be of different length: what is compared is per second.
   *
   * @throws RecordingException if one of them cannot be read or has no Locksmith event
   */
  public static LockComparison of(Path before, Path after, ReadingListener listener)
      throws RecordingException {
    return new LockComparison(
        new Compared(
            RecordingAnalyzer.analyze(List.of(before), listener),
            RecordingAnalyzer.analyze(List.of(after), listener)));
  }

  /**
   * The comparison as text of at most 100 columns.
   *
   * @param top how many entries of each list are shown
   */
  public String text(int top) {
    return new ComparedText(compared, top).text();
  }

  /** The comparison as JSON of ASCII characters alone. */
  public String json() {
    return Json.of(ComparedModel.of(compared));
  }
}
