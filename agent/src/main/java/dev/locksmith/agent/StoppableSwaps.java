package dev.locksmith.agent;

import dev.locksmith.rewrite.Choice;
import dev.locksmith.rewrite.Swaps;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;

/** What the settings want swapped, until nothing is to be swapped any more. */
final class StoppableSwaps implements Swaps {
  private static final Choice STOPPED = new Choice(null, "Locksmith was stopped");

  private final Settings settings;

  private volatile boolean stopped;

  /** Why read-write locks are not to be tuned; {@code null} where they may be. */
  private volatile String whyOnlyWatched = "the agent is only starting";

  StoppableSwaps(Settings settings) {
    this.settings = settings;
  }

  /** Read-write locks may be tuned from now on. */
  void tuneReadWriteLocks() {
    whyOnlyWatched = null;
  }

  /** Read-write locks are not to be tuned, for that reason. */
  void onlyWatchReadWriteLocks(String why) {
    whyOnlyWatched = why;
  }

  /**
   * Why read-write locks are only watched, whatever the settings say; {@code null}: they are not.
   */
  String whyOnlyWatched() {
    return whyOnlyWatched;
  }

  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  @Override
  public String whyLeftOut(ClassLoader loader, String className) {
    return settings.whyLeftOut(loader, className);
  }

  @Override
  public boolean coverJdkClasses() {
    return settings.coverJdkClasses();
  }

  @Override
  public boolean wantTuned() {
    return settings.wantTuned();
  }

  @Override
  public Choice choose(ClassLoader loader, LockType type, String siteName) {
    if (stopped) {
      return STOPPED;
    }
    Choice wanted = settings.choose(loader, type, siteName);
    boolean isToBeTuned = wanted.strategy() != null && wanted.strategy().isTuned();
    String why = whyOnlyWatched;
    return isToBeTuned && type == LockType.READ_WRITE_LOCK && why != null
        ? new Choice(Strategy.JDK, insteadOf(wanted) + ", since " + why)
        : wanted;
  }

  private static String insteadOf(Choice wanted) {
    return "instead of " + wanted.strategy().label() + ' ' + wanted.reason();
  }
}
