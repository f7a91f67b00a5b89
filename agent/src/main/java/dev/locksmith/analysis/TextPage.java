package dev.locksmith.analysis;

import java.util.Iterator;
import java.util.List;

/** Text that is built line by line and is never wider than {@link #WIDTH} columns. */
public final class TextPage {
  /** How wide a line is at most. */
  public static final int WIDTH = 100;

  private final StringBuilder text = new StringBuilder();

  /** A line without blanks at its end. */
  public void line(String line) {
    text.append(Columns.cut(line, WIDTH).stripTrailing()).append('\n');
  }

  /** An empty line. */
  public void blank() {
    line("");
  }

  /**
   * Text behind a label. What does not fit goes on in further lines, under the beginning of the
   * text.
   */
  public void labelled(String label, String text) {
    Iterator<String> lines = Columns.wrap(text, WIDTH - Columns.width(label)).iterator();
    line(label + lines.next());
    lines.forEachRemaining(more -> line(" ".repeat(Columns.width(label)) + more));
  }

  /** Items behind a label, separated by commas. A line is broken between items only. */
  public void labelled(String label, List<String> items) {
    String indent = " ".repeat(Columns.width(label));
    StringBuilder line = new StringBuilder(label);
    for (int i = 0; i < items.size(); i++) {
      String item = items.get(i) + (i < items.size() - 1 ? "," : "");
      if (i > 0 && Columns.width(line.toString()) + 1 + Columns.width(item) > WIDTH) {
        line(line.toString());
        line.setLength(0);
        line.append(indent).append(item);
      } else {
        line.append(i > 0 ? " " : "").append(item);
      }
    }
    line(line.toString());
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
