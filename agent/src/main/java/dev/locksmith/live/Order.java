package dev.locksmith.live;

import dev.locksmith.analysis.SiteLoad;
import java.util.Comparator;
import java.util.List;

/**
 * What sites are sorted by; ties by their name.
 *
 * @param label the column
 * @param comparator what comes first
 */
record Order(String label, Comparator<SiteLoad> comparator) {
  static final Order WAIT = most("wait/s", Comparator.comparingDouble(SiteLoad::waitPerSecond));

  private static final List<Order> ALL =
      List.of(
          WAIT,
          most("contended/s", Comparator.comparingDouble(SiteLoad::contendedPerSecond)),
          most("longest", Comparator.comparingLong(SiteLoad::longestNanos)),
          most("waiting", Comparator.comparingLong(SiteLoad::waiting)),
          new Order("site", Comparator.comparing(SiteLoad::beanKey)));

  private static Order most(String label, Comparator<SiteLoad> least) {
    return new Order(label, least.reversed().thenComparing(SiteLoad::beanKey));
  }

  /** The one after this; after the last, the first. */
  Order next() {
    return ALL.get((ALL.indexOf(this) + 1) % ALL.size());
  }
}
