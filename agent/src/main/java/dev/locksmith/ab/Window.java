package dev.locksmith.ab;

import dev.locksmith.remote.TargetSite;
import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.SiteWait;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What happened between two looks at a service. */
final class Window {
  private static final double NANOS = 1e9;
  private static final TargetSite NOTHING = new TargetSite("", "", "", "", true, 0, 0);

  private final Snapshot begin;
  private final Snapshot end;

  Window(Snapshot begin, Snapshot end) {
    this.begin = begin;
    this.end = end;
  }

  double seconds() {
    return (end.nanos() - begin.nanos()) / NANOS;
  }

  /**
   * The figures by the name of their metric.
   *
   * @param levels the mean of what each of the user's attributes was meanwhile
   */
  Map<String, Double> values(List<Gauged> attributes, List<Double> levels) {
    Map<String, Double> values = new HashMap<>();
    long contended = 0;
    double waitSeconds = 0;
    for (TargetSite site : end.sites().values()) {
      contended += site.contended() - before(site).contended();
      waitSeconds += site.waitSeconds() - before(site).waitSeconds();
    }
    values.put(Metric.LOCK_WAIT.name(), waitSeconds / seconds());
    values.put(Metric.CONTENDED.name(), contended / seconds());
    if (contended > 0) {
      values.put(Metric.MEAN_WAIT.name(), waitSeconds / contended);
    }
    if (begin.cpuSeconds() >= 0) {
      values.put(Metric.CPU.name(), (end.cpuSeconds() - begin.cpuSeconds()) / seconds());
    }
    for (int i = 0; i < attributes.size(); i++) {
      double growth = end.attributes().get(i) - begin.attributes().get(i);
      double figure = attributes.get(i).isCounter() ? growth / seconds() : levels.get(i);
      if (figure >= 0) {
        values.put(attributes.get(i).metric().name(), figure);
      }
    }
    return values;
  }

  /** The waits by site, the longest first; those of one place and type together. */
  List<SiteWait> sites() {
    Map<String, SiteWait> waits = new HashMap<>();
    for (TargetSite site : end.sites().values()) {
      long contended = site.contended() - before(site).contended();
      if (contended > 0) {
        long nanos = Math.round((site.waitSeconds() - before(site).waitSeconds()) * NANOS);
        waits.merge(
            site.name() + ' ' + site.type(), wait(site, contended, nanos), Window::together);
      }
    }
    List<SiteWait> sorted = new ArrayList<>(waits.values());
    sorted.sort(Comparator.comparingLong(SiteWait::totalNanos).reversed());
    return sorted;
  }

  private TargetSite before(TargetSite site) {
    return begin.sites().getOrDefault(site.key(), NOTHING);
  }

  private static SiteWait together(SiteWait one, SiteWait other) {
    return new SiteWait(
        one.site(),
        one.type(),
        one.strategy(),
        one.contended() + other.contended(),
        one.totalNanos() + other.totalNanos(),
        0,
        0,
        0,
        List.of());
  }

  /** The bean tells no lengths of single waits. */
  private static SiteWait wait(TargetSite site, long contended, long nanos) {
    return new SiteWait(
        site.name(), site.type(), site.policy(), contended, nanos, 0, 0, 0, List.of());
  }
}
