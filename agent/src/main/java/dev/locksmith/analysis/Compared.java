package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Two recordings, side by side per site. */
final class Compared {
  private static final double NANOS_PER_SECOND = 1e9;

  private final RecordingInfo before;
  private final RecordingInfo after;
  private final List<ComparedSite> sites = new ArrayList<>();

  /** Compares the findings of one recording each. */
  Compared(Findings before, Findings after) {
    this.before = before.recordings().get(0);
    this.after = after.recordings().get(0);
    Map<Place, SiteRate> ratesBefore = rates(before);
    Map<Place, SiteRate> ratesAfter = rates(after);
    Set<Place> places = new TreeSet<>(ratesBefore.keySet());
    places.addAll(ratesAfter.keySet());
    for (Place place : places) {
      sites.add(
          new ComparedSite(
              place.site(), place.lockType(), ratesBefore.get(place), ratesAfter.get(place)));
    }
    sites.sort(ComparedSite.BY_WAIT);
  }

  private static Map<Place, SiteRate> rates(Findings findings) {
    double seconds =
        Math.max(1, findings.recordings().get(0).length().toNanos()) / NANOS_PER_SECOND;
    Map<Place, SiteRate> rates = new TreeMap<>();
    for (SiteContention site : findings.contended()) {
      rates
          .computeIfAbsent(
              new Place(site.key().site(), site.key().lockType()), key -> new SiteRate(seconds))
          .add(site);
    }
    return rates;
  }

  RecordingInfo before() {
    return before;
  }

  RecordingInfo after() {
    return after;
  }

  /** The sites that were contended in either; the longest wait per second first. */
  List<ComparedSite> sites() {
    return sites;
  }

  private record Place(String site, String lockType) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      int bySite = site.compareTo(other.site);
      return bySite != 0 ? bySite : lockType.compareTo(other.lockType);
    }
  }
}
