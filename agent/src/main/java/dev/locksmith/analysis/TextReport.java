package dev.locksmith.analysis;

import java.util.List;

/** Writes findings as text: the recordings, then the lists, what matters most first. */
final class TextReport {
  private final TextPage page = new TextPage();
  private final Findings findings;
  private final int top;

  TextReport(Findings findings, int top) {
    this.findings = findings;
    this.top = top;
  }

  String text() {
    List<SiteContention> contended = findings.contended();
    new HeaderText(page).write(findings.recordings(), contended);
    SwappedText swapped = new SwappedText(page, top);
    swapped.writeStillWaitedFor(findings.stillWaitedFor(), findings.stillWaiting());
    new ContendedText(page, top).write(contended);
    swapped.writeWithoutWaits(findings.withoutWaits());
    new LeftAloneText(page, top).write(findings.leftAlone());
    return page.toString();
  }

  /** A name from a recording, harmless and of a bearable length. */
  static String name(String name) {
    return Columns.cut(Printable.of(name), 3 * TextPage.WIDTH);
  }

  /** Says that a list was not shown to its end. */
  static String andMore(int more, String noun) {
    return "... and " + Figures.count(more, "more " + noun) + " (--top shows more)";
  }
}
