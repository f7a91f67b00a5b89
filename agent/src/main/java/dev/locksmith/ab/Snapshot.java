package dev.locksmith.ab;

import dev.locksmith.remote.Target;
import dev.locksmith.remote.TargetException;
import dev.locksmith.remote.TargetSite;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the counters of a service stand at.
 *
 * @param nanos when, by {@link System#nanoTime}
 * @param cpuSeconds the CPU time of the process; negative if it is not known
 * @param sites the sites that can be moved, by their keys
 * @param attributes what the user's attributes are, in their order
 */
record Snapshot(
    long nanos, double cpuSeconds, Map<String, TargetSite> sites, List<Double> attributes) {
  static Snapshot of(Target target, List<Gauged> attributes) throws TargetException {
    Map<String, TargetSite> sites = new HashMap<>();
    for (TargetSite site : target.sites()) {
      if (site.movable()) {
        sites.put(site.key(), site);
      }
    }
    return new Snapshot(
        System.nanoTime(), target.cpuSeconds(), sites, Gauged.values(target, attributes));
  }
}
