package dev.locksmith.live;

import dev.locksmith.analysis.Columns;
import dev.locksmith.analysis.Figures;
import dev.locksmith.analysis.Printable;
import dev.locksmith.analysis.SiteLoad;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One site as a line of columns. */
final class Row {
  private static final String HEAD =
      row("contended/s", "wait/s", "spin", "longest", "waiting", "policy");

  private static final Pattern PACKAGES = Pattern.compile("^(?:[a-z_][\\w$]*\\.)+(?=[A-Z])");

  /** The shortest room for a name. */
  private static final int LEAST_NAME = 12;

  private Row() {}

  static String head() {
    return HEAD + "site";
  }

  /** The line, of at most that many columns unless they are very few. */
  static String of(SiteLoad site, int width) {
    int room = Math.max(LEAST_NAME, width - HEAD.length());
    String name = Printable.of(site.site());
    String nameAndType = Printable.of(site.site() + " " + site.lockType());
    String brief = PACKAGES.matcher(name).replaceFirst("");
    return row(
            String.format(Locale.ROOT, "%,.1f", site.contendedPerSecond()),
            Figures.duration(Math.round(site.waitPerSecond())),
            site.spinShare(),
            Figures.duration(site.longestNanos()),
            Figures.count(site.waiting()),
            Printable.of(site.policy()))
        + Stream.of(nameAndType, name, brief)
            .filter(each -> each.length() <= room)
            .findFirst()
            .orElseGet(() -> Columns.cutStart(brief, room));
  }

  private static String row(
      String contended, String wait, String spin, String longest, String waiting, String policy) {
    return Columns.right(contended, 11)
        + Columns.right(wait, 9)
        + Columns.right(spin, 6)
        + Columns.right(longest, 9)
        + Columns.right(waiting, 8)
        + "  "
        + Columns.left(policy, 11);
  }
}
