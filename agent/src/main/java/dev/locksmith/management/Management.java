package dev.locksmith.management;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.Strategy;
import java.util.LinkedHashMap;
import java.util.Map;

/** The JMX bean. */
final class Management implements LocksmithMXBean {
  private static final String POLICIES = "use padded, optimistic or mcs";

  private final Host host;

  Management(Host host) {
    this.host = host;
  }

  @Override
  public boolean isEnabled() {
    return !LockSites.isStopped();
  }

  @Override
  public Map<String, SiteView> getSites() {
    Map<String, SiteView> sites = new LinkedHashMap<>();
    for (LockSite site : LockSites.all()) {
      sites.put(SiteNames.keyOf(site), new SiteView(site));
    }
    return sites;
  }

  @Override
  public Map<String, String> getLeftAlone() {
    Map<String, String> reasons = new LinkedHashMap<>();
    for (LeftAlone leftAlone : LockSites.leftAlone()) {
      String type = leftAlone.type() == null ? "" : ' ' + leftAlone.type().label();
      reasons.merge(leftAlone.place() + type, leftAlone.reason(), (one, next) -> one + "; " + next);
    }
    return reasons;
  }

  @Override
  public int getSiteCount() {
    return LockSites.all().size();
  }

  @Override
  public long getLocksCreated() {
    return LockSites.all().stream().mapToLong(LockSite::created).sum();
  }

  @Override
  public long getContendedAcquisitions() {
    return LockSites.all().stream().mapToLong(LockSite::contended).sum();
  }

  @Override
  public long getWaitingThreads() {
    return LockSites.all().stream().mapToLong(LockSite::waiting).sum();
  }

  @Override
  public double getWaitSeconds() {
    return getSites().values().stream().mapToDouble(SiteView::getWaitSeconds).sum();
  }

  @Override
  public void movePolicy(String site, String policy) {
    LockSite found = SiteNames.find(site);
    if (!found.strategy().isTuned()) {
      throw new IllegalArgumentException(
          SiteNames.keyOf(found)
              + " is watched: its locks have the JDK's own algorithm and cannot be moved; start"
              + " with strategy=padded, optimistic or mcs, or with a rule for it, to move it"
              + " later");
    }
    Strategy next = policy == null ? null : Strategy.of(policy.strip());
    if (next == null) {
      throw new IllegalArgumentException("there is no policy '" + policy + "'; " + POLICIES);
    }
    if (!next.isTuned()) {
      throw new IllegalArgumentException(
          SiteNames.keyOf(found)
              + " has Locksmith's algorithm and cannot be moved to the JDK's; "
              + POLICIES);
    }
    LockSites.move(found, next);
    host.decided("moved " + SiteNames.keyOf(found) + " to " + next.label());
  }

  @Override
  public void markArm(String arm, String phase, int round, long settlingMillis) {
    host.markArm(arm, phase, round, settlingMillis);
  }

  @Override
  public void stop() {
    host.stop();
  }
}
