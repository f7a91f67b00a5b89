package dev.locksmith.jmc;

import static dev.locksmith.jmc.EventField.count;
import static dev.locksmith.jmc.EventField.seconds;
import static dev.locksmith.jmc.EventField.value;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.flightrecorder.JfrAttributes;

/** The single waits at one site, from {@code dev.locksmith.LockContention}. Times in seconds. */
final class Waits {
  static final String EVENT = "dev.locksmith.LockContention";

  final Site site;
  final Set<Long> locks = new HashSet<>();
  int reads;
  int writes;
  double readWait;
  double writeWait;
  int fair;
  double fairWait;

  private Waits(Site site) {
    this.site = site;
  }

  /** By site. A recording with a threshold has only the long ones. */
  static Collection<Waits> of(IItemCollection recording) {
    Map<String, Waits> byKey = new LinkedHashMap<>();
    for (IItemIterable events : recording.apply(ItemFilters.type(EVENT))) {
      for (IItem event : events) {
        String name = value(events, event, EventField.SITE);
        String lockType = value(events, event, EventField.LOCK_TYPE);
        String strategy = value(events, event, EventField.STRATEGY);
        byKey
            .computeIfAbsent(
                name + ' ' + lockType + ' ' + strategy,
                key -> new Waits(new Site(name, lockType, strategy)))
            .add(events, event);
      }
    }
    return byKey.values();
  }

  private void add(IItemIterable events, IItem event) {
    double wait = seconds(events, event, JfrAttributes.DURATION);
    site.contended++;
    site.totalWait += wait;
    locks.add((long) count(events, event, EventField.LOCK_ID));
    String mode = value(events, event, EventField.MODE);
    if ("read".equals(mode)) {
      reads++;
      readWait += wait;
    } else if ("write".equals(mode)) {
      writes++;
      writeWait += wait;
    }
    if (Boolean.TRUE.equals(value(events, event, EventField.FAIR))) {
      fair++;
      fairWait += wait;
    }
  }
}
