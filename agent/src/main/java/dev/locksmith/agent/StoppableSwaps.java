package dev.locksmith.agent;

import dev.locksmith.rewrite.Swaps;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;

/** What the settings want swapped, until nothing is to be swapped any more. */
final class StoppableSwaps implements Swaps {
  private final Settings settings;

  private volatile boolean stopped;

  StoppableSwaps(Settings settings) {
    this.settings = settings;
  }

  void stop() {
    stopped = true;
  }

  @Override
  public boolean covers(String className) {
    return settings.covers(className);
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
  public Strategy strategyFor(LockType type, String siteName) {
    return stopped ? null : settings.strategyFor(type, siteName);
  }

  @Override
  public String whyNone() {
    return stopped ? "Locksmith was stopped, with enabled=false" : settings.whyNone();
  }
}
