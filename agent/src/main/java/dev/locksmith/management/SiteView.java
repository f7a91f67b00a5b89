package dev.locksmith.management;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.Strategy;
import java.util.concurrent.TimeUnit;

/** One site as the JMX bean shows it. A class with getters, as JMX wants it. */
public final class SiteView {
  private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  private final LockSite site;

  SiteView(LockSite site) {
    this.site = site;
  }

  /** The field or the place in the code at which the locks are made. */
  public String getName() {
    return site.name();
  }

  /** The simple name of the JDK type. */
  public String getType() {
    return site.type().label();
  }

  /** The strategy with which the locks were made. */
  public String getStrategy() {
    return site.strategy().label();
  }

  /** How the locks wait now. */
  public String getPolicy() {
    return site.policy().label();
  }

  /** Whether the policy can be moved: not where the JDK's own algorithm is only watched. */
  public boolean isMovable() {
    return site.strategy().isTuned();
  }

  /** Whether so many locks were padded here that further ones are compact. */
  public boolean isCompact() {
    return site.strategy() != Strategy.JDK && site.paddingBudget().isSpent();
  }

  /** How many locks were made. */
  public long getCreated() {
    return site.created();
  }

  /** How many acquisitions found the lock taken, and ended. */
  public long getContended() {
    return site.contended();
  }

  /** How many of those went through a wait list, where threads park; the others only spun. */
  public long getParked() {
    return site.parked();
  }

  /** How many of those gave up at their timeout. */
  public long getTimedOut() {
    return site.timedOut();
  }

  /** How many of those were interrupted. */
  public long getInterrupted() {
    return site.interrupted();
  }

  /** How many threads wait right now. */
  public long getWaiting() {
    return site.waiting();
  }

  /** What the contended acquisitions waited together, in seconds. */
  public double getWaitSeconds() {
    return site.waitNanos() / NANOS_PER_SECOND;
  }

  /** The part of that which was spent spinning, in seconds; the JDK's own lock hides it. */
  public double getSpinSeconds() {
    return site.spinNanos() / NANOS_PER_SECOND;
  }

  /** The longest wait so far, in seconds. */
  public double getLongestWaitSeconds() {
    return site.longestWaitNanos() / NANOS_PER_SECOND;
  }
}
