package dev.locksmith.jmc;

import static dev.locksmith.jmc.EventField.count;
import static dev.locksmith.jmc.EventField.value;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/** Sites with padded locks at which nobody ever waited: memory without a use. */
public final class NeverContendedRule extends LockRule {
  private static final String EVENT = "dev.locksmith.LockSwap";

  /** Locks; a padded one takes about 320 bytes more than the JDK's. */
  private static final double INFO_LOCKS = 3_000;

  private static final double WARNING_LOCKS = 300_000;

  /** For the service loader. */
  public NeverContendedRule() {
    super("NeverContended", "Locksmith: Swapped But Never Contended", EVENT);
  }

  @Override
  Verdict judge(IItemCollection recording) {
    Map<String, Site> unused = new HashMap<>();
    for (IItemIterable events : recording.apply(ItemFilters.type(EVENT))) {
      for (IItem event : events) {
        add(unused, events, event);
      }
    }
    Set<String> contended =
        Sites.of(recording).all().stream().map(Site::toString).collect(Collectors.toSet());
    unused.keySet().removeAll(contended);
    double locks = unused.values().stream().mapToDouble(site -> site.created).sum();
    if (locks == 0) {
      return Verdict.fine("Threads met at every site whose locks are padded.");
    }
    Site most =
        unused.values().stream()
            .reduce((one, other) -> one.created >= other.created ? one : other)
            .orElseThrow();
    return new Verdict(
        RulesToolkit.mapExp100(locks, INFO_LOCKS, WARNING_LOCKS),
        most,
        String.format(
            Locale.ROOT,
            "%,.0f locks of %,d sites are padded, and nobody waited for one of them.",
            locks,
            unused.size()),
        String.format(
            Locale.ROOT,
            "Most were made at %s: %,.0f. A padded lock takes several times the memory of the JDK's,"
                + " and pads help only where threads meet.",
            most,
            most.created),
        "Name the sites that are contended in a rules file, and leave the others with jdk or off.");
  }

  private static void add(Map<String, Site> unused, IItemIterable events, IItem event) {
    String strategy = value(events, event, EventField.STRATEGY);
    if (!Boolean.TRUE.equals(value(events, event, EventField.SWAPPED)) || strategy.equals("jdk")) {
      return;
    }
    Site site =
        new Site(
            value(events, event, EventField.SITE),
            value(events, event, EventField.LOCK_TYPE),
            strategy);
    site.created = count(events, event, EventField.CREATED);
    if (site.created > 0) {
      unused.merge(
          site.toString(), site, (one, other) -> one.created >= other.created ? one : other);
    }
  }
}
