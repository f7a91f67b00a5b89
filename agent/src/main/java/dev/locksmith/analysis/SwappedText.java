package dev.locksmith.analysis;

import java.util.List;
import java.util.function.ToLongFunction;

/** Writes where locks were swapped that contention does not tell of, or not all. */
final class SwappedText {
  private static final int COUNT_WIDTH = 12;

  private final TextPage page;
  private final int top;

  SwappedText(TextPage page, int top) {
    this.page = page;
    this.top = top;
  }

  /** Where threads waited to the end: a wait becomes an event only when it is over. */
  void writeStillWaitedFor(List<Swap> swaps, List<LastThreadDump.Waiter> waiters) {
    write("STILL WAITED FOR as the recording ended", swaps, "threads", Swap::waiting);
    if (swaps.isEmpty() || waiters.isEmpty()) {
      return;
    }
    page.blank();
    page.line("Who waited in the last thread dump, and behind whom where it is a deadlock");
    waiters.stream().limit(top).forEach(this::write);
    if (waiters.size() > top) {
      page.line("     " + TextReport.andMore(waiters.size() - top, "thread"));
    }
  }

  private void write(LastThreadDump.Waiter waiter) {
    page.labelled(
        "     ",
        TextReport.name(waiter.thread())
            + (waiter.owner() == null ? "" : ", behind " + TextReport.name(waiter.owner()))
            + (waiter.code() == null ? "" : ", at " + TextReport.name(waiter.code())));
  }

  /** Where locks were swapped for which no contention is recorded. */
  void writeWithoutWaits(List<Swap> swaps) {
    write("SWAPPED, NO WAIT RECORDED", swaps, "locks made", Swap::created);
  }

  private void write(String title, List<Swap> swaps, String column, ToLongFunction<Swap> count) {
    if (swaps.isEmpty()) {
      return;
    }
    page.blank();
    page.line(title + ": " + Figures.count(swaps.size(), "site"));
    page.blank();
    page.line(Columns.right(column, COUNT_WIDTH));
    swaps.stream().limit(top).forEach(swap -> write(swap, count.applyAsLong(swap)));
    if (swaps.size() > top) {
      page.line(" ".repeat(COUNT_WIDTH + 2) + TextReport.andMore(swaps.size() - top, "site"));
    }
  }

  private void write(Swap swap, long count) {
    page.labelled(
        Columns.right(Figures.count(count), COUNT_WIDTH) + "  ",
        TextReport.name(swap.site())
            + " ("
            + (swap.lockType().isEmpty() ? "" : TextReport.name(swap.lockType()) + ", ")
            + TextReport.name(swap.strategy())
            + ')');
  }
}
