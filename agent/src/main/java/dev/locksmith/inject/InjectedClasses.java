package dev.locksmith.inject;

/**
 * The classes of {@code core} that go into {@code java.base}, each after its superclass and the
 * interfaces that it implements. The build renames them, and these strings with them, when it packs
 * the agent.
 */
final class InjectedClasses {
  static final String[] IN_ORDER = {
    "dev/locksmith/event/Mode",
    "dev/locksmith/event/Outcome",
    "dev/locksmith/event/Contention",
    "dev/locksmith/event/ContentionListener",
    "dev/locksmith/event/SilentListener",
    "dev/locksmith/event/Listeners",
    "dev/locksmith/site/LockType",
    "dev/locksmith/site/Strategy",
    "dev/locksmith/site/Longest",
    "dev/locksmith/site/LockSite",
    "dev/locksmith/site/LeftAlone",
    "dev/locksmith/site/LockSites",
    "dev/locksmith/lock/JdkName",
    "dev/locksmith/lock/SerialForms",
    "dev/locksmith/lock/SerialForms$SuperDescription",
    "dev/locksmith/lock/Waits",
    "dev/locksmith/lock/Watch",
    "dev/locksmith/lock/WatchedReentrantLock",
    "dev/locksmith/lock/WatchedReentrantReadWriteLock",
    "dev/locksmith/lock/WatchedReadLock",
    "dev/locksmith/lock/WatchedWriteLock",
    "dev/locksmith/lock/WatchedSemaphore",
    "dev/locksmith/lock/WatchedLocks",
  };

  private InjectedClasses() {}
}
