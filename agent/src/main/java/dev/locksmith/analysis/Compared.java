package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Two recordings, side by side per site. */
final class Compared {
  private static final double NANOS_PER_SECOND = 1e9;

  private static final Comparator<SiteKey> BY_PLACE =
      Comparator.comparing(SiteKey::site).thenComparing(SiteKey::lockType);

  private final RecordingInfo before;
  private final RecordingInfo after;
  private final List<ComparedSite> sites = new ArrayList<>();

  /** Compares the findings of one recording each. */
  Compared(Findings before, Findings after) {
    this.before = before.recordings().get(0);
    this.after = after.recordings().get(0);
    Map<SiteKey, SiteRate> ratesBefore = rates(before);
    Map<SiteKey, SiteRate> ratesAfter = rates(after);
    Set<SiteKey> places = new TreeSet<>(BY_PLACE);
    places.addAll(ratesBefore.keySet());
    places.addAll(ratesAfter.keySet());
    for (SiteKey place : places) {
      sites.add(
          new ComparedSite(
              place.site(), place.lockType(), ratesBefore.get(place), ratesAfter.get(place)));
    }
    sites.sort(ComparedSite.BY_WAIT);
  }

  /** By place, whatever the strategies are: they are none of the key here. */
  private static Map<SiteKey, SiteRate> rates(Findings findings) {
    double seconds =
        Math.max(1, findings.recordings().get(0).length().toNanos()) / NANOS_PER_SECOND;
    Map<SiteKey, SiteRate> rates = new TreeMap<>(BY_PLACE);
    for (SiteContention site : findings.contended()) {
      rates.computeIfAbsent(site.key(), key -> new SiteRate(key, seconds)).add(site);
    }
    return rates;
  }

  RecordingInfo before() {
    return before;
  }

  RecordingInfo after() {
    return after;
  }

  /**
   * Whether one recording tells of shorter waits than the other, so that rates cannot be compared.
   */
  boolean isLopsided() {
    return !before.shortestWait().equals(after.shortestWait());
  }

  /** The sites that were contended in either; the longest wait per second first. */
  List<ComparedSite> sites() {
    return sites;
  }
}
