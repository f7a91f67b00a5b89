package dev.locksmith.agent;

import dev.locksmith.rewrite.Choice;
import dev.locksmith.rewrite.Swaps;
import dev.locksmith.site.LockType;

/** What the settings want swapped, until nothing is to be swapped any more. */
final class StoppableSwaps implements Swaps {
  private static final Choice STOPPED = new Choice(null, "Locksmith was stopped");

  private final Settings settings;

  private volatile boolean stopped;

  StoppableSwaps(Settings settings) {
    this.settings = settings;
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
  public Choice choose(ClassLoader loader, LockType type, String siteName) {
    return stopped ? STOPPED : settings.choose(loader, type, siteName);
  }
}
