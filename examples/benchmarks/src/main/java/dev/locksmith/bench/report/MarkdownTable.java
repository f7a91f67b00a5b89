package dev.locksmith.bench.report;

import java.util.Collections;
import java.util.List;

/** A table of a Markdown page. */
final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();
  private final int columns;

  MarkdownTable(String... headings) {
    columns = headings.length;
    line(List.of(headings));
    line(Collections.nCopies(columns, "---"));
  }

  void row(List<String> cells) {
    if (cells.size() != columns) {
      throw new IllegalArgumentException(columns + " cells expected: " + cells);
    }
    line(cells);
  }

  private void line(List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
