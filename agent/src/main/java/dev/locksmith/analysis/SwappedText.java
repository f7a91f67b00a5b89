package dev.locksmith.analysis;

import java.util.List;

/** Writes where locks were swapped for which no contention is recorded. */
final class SwappedText {
  private static final int COUNT_WIDTH = 12;

  private final TextPage page;
  private final int top;

  SwappedText(TextPage page, int top) {
    this.page = page;
    this.top = top;
  }

  void write(List<Swap> swaps) {
    if (swaps.isEmpty()) {
      return;
    }
    page.blank();
    page.line("SWAPPED, NEVER CONTENDED: " + Figures.count(swaps.size(), "site"));
    page.blank();
    page.line(Columns.right("locks made", COUNT_WIDTH));
    swaps.stream().limit(top).forEach(this::write);
    if (swaps.size() > top) {
      page.line(" ".repeat(COUNT_WIDTH + 2) + TextReport.andMore(swaps.size() - top, "site"));
    }
  }

  private void write(Swap swap) {
    page.labelled(
        Columns.right(Figures.count(swap.created()), COUNT_WIDTH) + "  ",
        TextReport.name(swap.site())
            + " ("
            + (swap.lockType().isEmpty() ? "" : TextReport.name(swap.lockType()) + ", ")
            + TextReport.name(swap.strategy())
            + ')');
  }
}
