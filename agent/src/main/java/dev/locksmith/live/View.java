package dev.locksmith.live;

import dev.locksmith.analysis.Columns;
import dev.locksmith.analysis.Printable;
import dev.locksmith.analysis.SiteLoad;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;

/** What is shown, and what keys change about it. */
final class View {
  static final int UP = -10;
  static final int DOWN = -11;
  static final int ESCAPE = 27;

  private static final int BACKSPACE = 8;
  private static final int DELETE = 127;
  private static final String HELP = "s sort   / filter   up, down select   m move   q quit";
  private static final String POLICIES = "p padded   o optimistic   m mcs   any other key: no";
  private static final Map<Integer, String> POLICY_OF_KEY =
      Map.of((int) 'p', "padded", (int) 'o', "optimistic", (int) 'm', "mcs");

  private final long pid;
  private final BiFunction<SiteLoad, String, String> mover;
  private List<SiteLoad> sites = List.of();
  private boolean isMeasured;
  private Order order = Order.WAIT;
  private Mode mode = Mode.LOOK;
  private String filter = "";
  private String message = "";
  private String selected = "";

  /**
   * Nothing yet.
   *
   * @param mover moves a site to a policy and says what came of it
   */
  View(long pid, BiFunction<SiteLoad, String, String> mover) {
    this.pid = pid;
    this.mover = mover;
  }

  /** What the keys mean. */
  private enum Mode {
    LOOK,
    FILTER,
    MOVE
  }

  /** The sites that were waited for in an interval; until the first one is over, none is known. */
  void show(List<SiteLoad> sites) {
    isMeasured = true;
    // While a policy is being chosen, the choice must not slip to another site.
    if (mode != Mode.MOVE) {
      this.sites = sites;
    }
  }

  /** A key was pressed; {@code false} if it ends the view. */
  boolean press(int key) {
    switch (mode) {
      case FILTER -> edit(key);
      case MOVE -> move(key);
      case LOOK -> {
        message = "";
        return look(key);
      }
    }
    return true;
  }

  private boolean look(int key) {
    switch (key) {
      case 'q' -> {
        return false;
      }
      case 's' -> order = order.next();
      case '/' -> mode = Mode.FILTER;
      case ESCAPE -> filter = "";
      case 'k', UP -> select(-1);
      case 'j', DOWN -> select(1);
      case 'm' -> {
        select(0);
        mode = selected.isEmpty() ? Mode.LOOK : Mode.MOVE;
      }
      default -> {}
    }
    return true;
  }

  /** By name, so that the choice stays when the order changes. */
  private void select(int further) {
    List<SiteLoad> shown = shown();
    int index = Math.max(0, Math.min(cursor(shown) + further, shown.size() - 1));
    selected = shown.isEmpty() ? "" : shown.get(index).beanKey();
  }

  /** Where the selected site is; the first where it is not shown. */
  private int cursor(List<SiteLoad> shown) {
    for (int i = 0; i < shown.size(); i++) {
      if (shown.get(i).beanKey().equals(selected)) {
        return i;
      }
    }
    return 0;
  }

  private void edit(int key) {
    switch (key) {
      case '\r', '\n' -> mode = Mode.LOOK;
      case ESCAPE -> {
        filter = "";
        mode = Mode.LOOK;
      }
      case BACKSPACE, DELETE -> filter = filter.substring(0, Math.max(0, filter.length() - 1));
      default -> {
        if (key >= ' ' && key <= Character.MAX_VALUE) {
          filter += (char) key;
        }
      }
    }
  }

  private void move(int key) {
    mode = Mode.LOOK;
    String policy = POLICY_OF_KEY.get(key);
    message = policy == null ? "" : mover.apply(chosen(shown()), policy);
  }

  private SiteLoad chosen(List<SiteLoad> shown) {
    return shown.get(cursor(shown));
  }

  private List<SiteLoad> shown() {
    String part = filter.toLowerCase(Locale.ROOT);
    return sites.stream()
        .filter(site -> site.site().toLowerCase(Locale.ROOT).contains(part))
        .sorted(order.comparator())
        .toList();
  }

  /** The lines for a terminal of that size. */
  List<String> lines(int width, int height) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Locksmith, process "
            + pid
            + "   by "
            + order.label()
            + (filter.isEmpty() && mode != Mode.FILTER ? "" : "   filter: " + filter));
    lines.add("  " + Row.head());
    List<SiteLoad> shown = shown();
    int room = Math.max(1, height - 4);
    int cursor = cursor(shown);
    int first = Math.max(0, cursor - room + 1);
    for (int i = first; i < Math.min(shown.size(), first + room); i++) {
      lines.add((i == cursor ? "> " : "  ") + Row.of(shown.get(i), width - 2));
    }
    if (shown.isEmpty()) {
      lines.add("  " + whyNothingIsShown());
    }
    lines.add("");
    lines.add(foot(shown));
    return lines.stream().map(line -> Columns.cut(Printable.of(line), width)).toList();
  }

  private String whyNothingIsShown() {
    if (!isMeasured) {
      return "measuring ...";
    }
    return sites.isEmpty() ? "nobody waited just now" : "no site's name has this part";
  }

  private String foot(List<SiteLoad> shown) {
    return switch (mode) {
      case FILTER -> "type a part of the name; Enter keeps the filter, Esc drops it";
      case MOVE -> chosen(shown).site() + ": " + POLICIES;
      case LOOK -> message.isEmpty() ? HELP : message;
    };
  }
}
