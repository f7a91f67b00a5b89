package dev.locksmith.bench.lock;

/** What a thread does while it holds a lock. */
@FunctionalInterface
public interface Section {
  /** Runs with the lock held. */
  void run();
}
