package dev.locksmith.management;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import java.util.ArrayList;
import java.util.List;

/** How the JMX bean names sites: the name, the type and the strategy, which together are unique. */
final class SiteNames {
  private SiteNames() {}

  static String keyOf(LockSite site) {
    return site.name() + ' ' + site.type().label() + ' ' + site.strategy().label();
  }

  /**
   * The site that is meant.
   *
   * @param text its key, or as many whole words of its beginning as name one site
   * @throws IllegalArgumentException if that is none, or more than one
   */
  static LockSite find(String text) {
    String words = text == null ? "" : text.strip();
    List<LockSite> found = new ArrayList<>();
    for (LockSite site : LockSites.all()) {
      if ((keyOf(site) + ' ').startsWith(words + ' ')) {
        found.add(site);
      }
    }
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no site '" + words + "'; the attribute Sites lists them");
    }
    if (found.size() > 1) {
      StringBuilder keys = new StringBuilder();
      for (LockSite site : found) {
        keys.append(keys.length() == 0 ? "" : ", ").append(keyOf(site));
      }
      throw new IllegalArgumentException(
          "'" + words + "' means " + found.size() + " sites; use one of: " + keys);
    }
    return found.get(0);
  }
}
