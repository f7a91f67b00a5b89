package dev.locksmith.analysis;

import java.util.List;

/** Writes what was left alone, by reason. */
final class LeftAloneText {
  private static final String PLACE_INDENT = " ".repeat(5);

  private final TextPage page;
  private final int top;

  LeftAloneText(TextPage page, int top) {
    this.page = page;
    this.top = top;
  }

  void write(List<Swaps.LeftAlone> groups) {
    if (groups.isEmpty()) {
      return;
    }
    int places = groups.stream().mapToInt(group -> group.places().size()).sum();
    page.blank();
    page.line("LEFT ALONE: " + Figures.count(places, "place"));
    groups.stream().limit(top).forEach(this::write);
    if (groups.size() > top) {
      page.blank();
      page.line("  " + TextReport.andMore(groups.size() - top, "reason"));
    }
  }

  private void write(Swaps.LeftAlone group) {
    List<Swap> places = group.places();
    page.blank();
    page.labelled(
        "  ", Figures.count(places.size(), "place") + ": " + TextReport.name(group.reason()));
    places.stream().limit(top).forEach(this::write);
    if (places.size() > top) {
      page.line(PLACE_INDENT + TextReport.andMore(places.size() - top, "place"));
    }
  }

  private void write(Swap place) {
    String type = place.lockType().isEmpty() ? "" : " (" + TextReport.name(place.lockType()) + ")";
    page.labelled(PLACE_INDENT, TextReport.name(place.site()) + type);
  }
}
