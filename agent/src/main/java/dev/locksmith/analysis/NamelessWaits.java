package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The waits of one recording whose event has no site. The recorder of JDK 17 writes a long string
 * once and refers to it from then on; in a recording that is started after an event stream has
 * ended, the events of the first second can refer to strings that are in none of its chunks. The
 * number of the lock is no string: another wait for the same lock tells the site.
 */
final class NamelessWaits {
  /** So many locks are remembered, and so many waits kept; what is more stays without a site. */
  private static final int MOST = 100_000;

  private final Map<Long, SiteKey> sites = new HashMap<>();
  private final List<Wait> waits = new ArrayList<>();

  /** Takes a wait that has no site, or remembers the site of one that has. Says whether it took. */
  boolean take(Wait wait) {
    if (wait.key().isNamed()) {
      if (wait.lockId() != Wait.NO_NUMBER && sites.size() < MOST) {
        sites.putIfAbsent(wait.lockId(), wait.key());
      }
      return false;
    }
    return waits.size() < MOST && waits.add(wait);
  }

  /** The waits that were taken, of the sites of their locks where these are known. */
  List<Wait> named() {
    return waits.stream()
        .map(wait -> wait.of(sites.getOrDefault(wait.lockId(), wait.key())))
        .toList();
  }
}
