package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;

/** Gathers {@code LockSiteStatistics} events as they come. */
public final class SiteLoads {
  private static final double NANOS_PER_SECOND = 1e9;

  private final Map<SiteKey, Load> loads = new LinkedHashMap<>();
  private long nanos = 1;

  /** Takes note of a period. */
  public synchronized void add(RecordedEvent event) {
    Load load = loads.computeIfAbsent(SiteKey.of(event), Load::new);
    load.add(event);
    nanos = Math.max(nanos, load.nanos);
  }

  /** Whether no period came since the last {@link #take}. */
  public synchronized boolean isEmpty() {
    return loads.isEmpty();
  }

  /** What came since the last time; rates are those of the periods, whenever they arrive. */
  public synchronized List<SiteLoad> take() {
    List<SiteLoad> taken = new ArrayList<>();
    loads.values().forEach(load -> taken.add(load.over(nanos / NANOS_PER_SECOND)));
    loads.clear();
    nanos = 1;
    return taken;
  }

  /** One site. */
  private static final class Load {
    private final SiteKey key;
    private String policy;
    private long nanos;
    private long contended;
    private long waitNanos;
    private long spinNanos;
    private long longestNanos;
    private long waiting;

    private Load(SiteKey key) {
      this.key = key;
    }

    private void add(RecordedEvent event) {
      CountedPeriod period = CountedPeriod.of(event);
      policy = SiteKey.ofCounted(event).strategy();
      nanos += Math.max(0, Fields.number(event, "period", 0));
      contended += period.contended();
      waitNanos += period.waitNanos();
      spinNanos += period.spinNanos();
      longestNanos = Math.max(longestNanos, period.longestNanos());
      waiting = Fields.number(event, "waiting", 0);
    }

    private SiteLoad over(double seconds) {
      return new SiteLoad(
          key.site(),
          key.lockType(),
          key.strategy(),
          policy,
          contended / seconds,
          waitNanos / seconds,
          spinNanos,
          key.tellsSpinning() ? waitNanos : 0,
          longestNanos,
          waiting);
    }
  }
}
