package dev.locksmith.bench.lock;

/**
 * A lock in one mode, seen from the code that needs it. A method that takes the section, rather
 * than a pair of lock and unlock, because {@code synchronized} has no such pair. A JVM in which
 * only one kind of guard and of section is at work inlines both calls.
 */
public interface Guard {
  /** Acquires, runs the section, and releases. */
  void run(Section section);
}
