package dev.locksmith.analysis;

import java.util.List;
import java.util.Locale;

/** Writes a comparison as text: the recordings, then the sites in both, then those in one. */
final class ComparedText {
  private static final int RANK_WIDTH = 5;
  private static final int KIND_WIDTH = 28;
  private static final int TIME_WIDTH = 11;
  private static final String INDENT = " ".repeat(RANK_WIDTH);
  private static final String NONE = "-";

  private final TextPage page = new TextPage();
  private final Compared compared;
  private final int top;

  ComparedText(Compared compared, int top) {
    this.compared = compared;
    this.top = top;
  }

  String text() {
    HeaderText header = new HeaderText(page);
    page.line("A");
    header.write(compared.before());
    page.blank();
    page.line("B");
    header.write(compared.after());
    page.blank();
    page.labelled(
        "Note        ",
        "one recording each: a difference that two recordings of the same strategy also show is none");
    if (compared.isLopsided()) {
      page.labelled(
          "Note        ",
          "A tells of "
              + TextReport.name(compared.before().shortestWait())
              + ", B of "
              + TextReport.name(compared.after().shortestWait())
              + ": contended, wait and percentiles cannot be compared; record both with"
              + " dev.locksmith.LockSiteStatistics, which counts every wait");
    }
    List<ComparedSite> sites = compared.sites();
    if (sites.isEmpty()) {
      page.labelled("Contention  ", "none is recorded in either");
    }
    write("SITES IN BOTH", sites.stream().filter(ComparedSite::isInBoth).toList());
    write("ONLY IN A", sites.stream().filter(site -> site.after() == null).toList());
    write("ONLY IN B", sites.stream().filter(site -> site.before() == null).toList());
    return page.toString();
  }

  private void write(String title, List<ComparedSite> sites) {
    if (sites.isEmpty()) {
      return;
    }
    page.blank();
    page.line(title + ": " + Figures.count(sites.size(), "site") + ", by wait per second");
    page.blank();
    row("", "contended/s", "wait/s", "p50", "p99", "max", "spin");
    for (int i = 0; i < Math.min(top, sites.size()); i++) {
      if (i > 0) {
        page.blank();
      }
      write(i + 1, sites.get(i));
    }
    if (sites.size() > top) {
      page.blank();
      page.line(INDENT + TextReport.andMore(sites.size() - top, "site"));
    }
  }

  private void write(int rank, ComparedSite site) {
    page.labelled(Columns.right(rank + ". ", RANK_WIDTH), TextReport.name(site.site()));
    page.line(INDENT + TextReport.name(site.lockType()));
    write("A  ", site.before());
    write("B  ", site.after());
    if (site.isInBoth()) {
      ComparedModel.Ratio ratio = ComparedModel.Ratio.of(site.before(), site.after());
      row(
          "B/A",
          ratio(ratio.contended()),
          ratio(ratio.waited()),
          ratio(ratio.p50()),
          ratio(ratio.p99()),
          ratio(ratio.max()),
          "");
    }
  }

  private void write(String label, SiteRate rate) {
    if (rate == null) {
      return;
    }
    row(
        label + TextReport.name(String.join(", ", rate.strategies())),
        digits(rate.contendedPerSecond()),
        Figures.duration(Math.round(rate.waitNanosPerSecond())),
        Figures.duration(rate.waits().percentileNanos(50)),
        Figures.duration(rate.waits().percentileNanos(99)),
        Figures.duration(rate.waits().maxNanos()),
        spin(rate.spin()));
  }

  /** The part of the wait that was spent spinning, where the locks tell. */
  private static String spin(SpinShare spin) {
    return spin.isTold() ? Figures.percent(spin.spinNanos(), spin.waitNanos()) : NONE;
  }

  private static String ratio(Double ratio) {
    return ratio == null ? NONE : digits(ratio);
  }

  /** About three digits, and no small number as nothing. */
  private static String digits(double value) {
    if (value > 0 && value < 0.001) {
      return "<0.001";
    }
    String format = value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f";
    return String.format(Locale.ROOT, format, value);
  }

  private void row(
      String kind,
      String contended,
      String waited,
      String p50,
      String p99,
      String max,
      String spin) {
    page.line(
        Columns.left(INDENT + kind, RANK_WIDTH + KIND_WIDTH)
            + Columns.right(contended, TIME_WIDTH + 1)
            + Columns.right(waited, TIME_WIDTH)
            + Columns.right(p50, TIME_WIDTH)
            + Columns.right(p99, TIME_WIDTH)
            + Columns.right(max, TIME_WIDTH)
            + Columns.right(spin, TIME_WIDTH));
  }
}
