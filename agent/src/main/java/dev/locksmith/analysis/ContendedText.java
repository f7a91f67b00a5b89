package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Writes the contended sites: a line with the name, a line of numbers, and who was involved. */
final class ContendedText {
  private static final Set<String> NO_FAILURE = Set.of("acquired", Fields.UNKNOWN);
  private static final int TOP_NAMES = 4;
  private static final int TOP_CODE = 3;
  private static final int NAME_WIDTH = 40;
  private static final int RANK_WIDTH = 5;
  private static final int KIND_WIDTH = 36;
  private static final int COUNT_WIDTH = 15;
  private static final int TIME_WIDTH = 11;
  private static final String INDENT = " ".repeat(RANK_WIDTH);

  /** What is left of a line for code. */
  private static final int CODE_WIDTH =
      TextPage.WIDTH - INDENT.length() - "at        ".length() - " >99%,".length();

  private final TextPage page;
  private final int top;

  ContendedText(TextPage page, int top) {
    this.page = page;
    this.top = top;
  }

  void write(List<SiteContention> sites) {
    if (sites.isEmpty()) {
      return;
    }
    page.blank();
    page.line("MOST CONTENDED SITES, by total wait");
    if (sites.stream().anyMatch(ContendedText::isMoreThanTold)) {
      page.line(
          "contended to max, parked, failed: counted, of all waits; p50 and p99 within 7%, and");
      page.line("  of sites that waited for more than one period between those of the periods");
      page.line("told: the waits with events of their own; what follows is theirs");
    }
    page.line("Percentages are shares of a site's wait, as far as it is told.");
    page.line("owned by: who held the lock exclusively as the wait began");
    page.line(
        "at: the code that waited; for an exclusive lock the line of its unlock, told after it");
    page.blank();
    page.line(row(" ".repeat(RANK_WIDTH), "contended", "total", "p50", "p99", "max"));
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

  private void write(int rank, SiteContention site) {
    SiteKey key = site.key();
    page.labelled(Columns.right(rank + ". ", RANK_WIDTH), TextReport.name(key.site()));
    page.line(
        row(
            INDENT + TextReport.name(key.lockType()) + ", " + TextReport.name(key.strategy()),
            Figures.count(site.contended()),
            Figures.duration(site.totalNanos()),
            Figures.duration(site.waits().percentileNanos(50)),
            Figures.duration(site.waits().percentileNanos(99)),
            Figures.duration(site.waits().maxNanos())));
    if (site.waits().spinAcquired() > 0 && site.waits().isCounted()) {
      page.line(INDENT + "parked    " + parked(site.waits()));
    }
    labelledUnlessEmpty("failed    ", failures(site));
    if (isMoreThanTold(site)) {
      page.line(INDENT + "told      " + told(site));
    }
    if (site.split().waits() > 0) {
      writeTold(site);
    }
  }

  /** What only events of single waits tell. */
  private void writeTold(SiteContention site) {
    page.labelled(INDENT + "waited    ", waited(site));
    labelledUnlessEmpty("owned by  ", shares(site.owners(), site.split().waitNanos()));
    labelledUnlessEmpty("at        ", code(site));
    page.line(INDENT + "locks     " + count(site.locks()));
    if (site.modes().size() > 1) {
      page.labelled(INDENT + "modes     ", site.modes().stream().map(ContendedText::mode).toList());
    }
    if (site.isForPermitsOnly()) {
      page.line(INDENT + "note      a wait for a permit can be a worker waiting for work");
    }
  }

  private void labelledUnlessEmpty(String label, List<String> items) {
    if (!items.isEmpty()) {
      page.labelled(INDENT + label, items);
    }
  }

  private static boolean isMoreThanTold(SiteContention site) {
    return !site.waits().areToldOneByOne();
  }

  private static String told(SiteContention site) {
    long told = site.split().waits();
    return (told == 0 ? "none" : Figures.count(told))
        + " of "
        + Figures.count(site.contended())
        + (told == 0 ? "" : " (" + Figures.duration(site.split().waitNanos()) + ')');
  }

  private static String parked(RecordedWaits waits) {
    return Figures.count(waits.parked())
        + "; "
        + Figures.count(waits.spinAcquired())
        + " ended by spinning";
  }

  private static List<String> waited(SiteContention site) {
    List<String> shares = shares(site.waiters(), site.split().waitNanos());
    Distinct threads = site.waitingThreads();
    shares.set(
        0, count(threads) + (threads.count() == 1 ? " thread: " : " threads: ") + shares.get(0));
    return shares;
  }

  private static List<String> shares(List<Share> ranked, long totalNanos) {
    List<String> shares = new ArrayList<>();
    long restNanos = ranked.stream().mapToLong(Share::nanos).sum();
    for (Share share : ranked.subList(0, Math.min(TOP_NAMES, ranked.size()))) {
      String name = Columns.cut(Printable.of(share.name()), NAME_WIDTH);
      shares.add(name + ' ' + Figures.percent(share.nanos(), totalNanos));
      restNanos -= share.nanos();
    }
    if (ranked.size() > TOP_NAMES) {
      shares.add("the rest " + Figures.percent(restNanos, totalNanos));
    }
    return shares;
  }

  /** The lines of code with the most wait; of a long name, the end is what tells. */
  private static List<String> code(SiteContention site) {
    return site.code().stream()
        .limit(TOP_CODE)
        .map(
            line ->
                Columns.cutStart(Printable.of(line.name()), CODE_WIDTH)
                    + ' '
                    + Figures.percent(line.nanos(), site.split().waitNanos()))
        .toList();
  }

  private static String mode(Share mode) {
    return Columns.cut(Printable.of(mode.name()), NAME_WIDTH)
        + ' '
        + Figures.count(mode.waits())
        + " ("
        + Figures.duration(mode.nanos())
        + ')';
  }

  /** The acquisitions that did not obtain the lock, by how they ended. */
  private static List<String> failures(SiteContention site) {
    RecordedWaits waits = site.waits();
    if (waits.isCounted()) {
      List<String> counted = new ArrayList<>();
      addUnlessNone(counted, waits.timedOut(), "timed out");
      addUnlessNone(counted, waits.interrupted(), "interrupted");
      return counted;
    }
    return site.outcomes().stream()
        .filter(outcome -> !NO_FAILURE.contains(outcome.name()))
        .map(
            outcome ->
                Figures.count(outcome.waits())
                    + ' '
                    + Columns.cut(Printable.of(outcome.name()), NAME_WIDTH))
        .toList();
  }

  private static void addUnlessNone(List<String> counted, long waits, String outcome) {
    if (waits > 0) {
      counted.add(Figures.count(waits) + ' ' + outcome);
    }
  }

  private static String count(Distinct things) {
    if (things.count() == 0) {
      return Fields.UNKNOWN;
    }
    return (things.hasMore() ? "more than " : "") + Figures.count(things.count());
  }

  private static String row(
      String kind, String contended, String total, String p50, String p99, String max) {
    return Columns.left(kind, RANK_WIDTH + KIND_WIDTH)
        + Columns.right(contended, COUNT_WIDTH)
        + Columns.right(total, TIME_WIDTH)
        + Columns.right(p50, TIME_WIDTH)
        + Columns.right(p99, TIME_WIDTH)
        + Columns.right(max, TIME_WIDTH);
  }
}
