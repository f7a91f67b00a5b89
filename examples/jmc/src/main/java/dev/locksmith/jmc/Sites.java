package dev.locksmith.jmc;

import static dev.locksmith.jmc.EventField.count;
import static dev.locksmith.jmc.EventField.seconds;
import static dev.locksmith.jmc.EventField.value;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.JfrAttributes;

/** The contended sites of a recording, from {@code dev.locksmith.LockSiteStatistics}. */
final class Sites {
  static final String EVENT = "dev.locksmith.LockSiteStatistics";

  private final Map<String, Site> byKey = new LinkedHashMap<>();
  private double firstBegin = Double.MAX_VALUE;
  private double lastEnd = -Double.MAX_VALUE;

  private Sites() {}

  static Sites of(IItemCollection recording) {
    Sites sites = new Sites();
    for (IItemIterable events : recording.apply(ItemFilters.type(EVENT))) {
      for (IItem event : events) {
        sites.add(events, event);
      }
    }
    return sites;
  }

  private void add(IItemIterable events, IItem event) {
    String name = value(events, event, EventField.SITE);
    String lockType = value(events, event, EventField.LOCK_TYPE);
    String strategy = value(events, event, EventField.STRATEGY);
    Site site =
        byKey.computeIfAbsent(
            name + ' ' + lockType + ' ' + strategy, key -> new Site(name, lockType, strategy));
    site.created = Math.max(site.created, count(events, event, EventField.CREATED));
    site.contended += count(events, event, EventField.CONTENDED);
    site.spinAcquired += count(events, event, EventField.SPIN_ACQUIRED);
    site.totalWait += seconds(events, event, EventField.TOTAL_WAIT);
    site.spinTime += seconds(events, event, EventField.SPIN_TIME);
    IQuantity written = value(events, event, JfrAttributes.END_TIME);
    double end = written.doubleValueIn(UnitLookup.EPOCH_S);
    lastEnd = Math.max(lastEnd, end);
    firstBegin = Math.min(firstBegin, end - seconds(events, event, EventField.PERIOD));
  }

  Collection<Site> all() {
    return byKey.values();
  }

  /** How long the statistics were gathered in which threads met, in seconds; 0 if none did. */
  double span() {
    return byKey.isEmpty() ? 0 : lastEnd - firstBegin;
  }
}
