package dev.locksmith.inject;

/**
 * The classes, nearly all of {@code core}, that go into {@code java.base}, each after its
 * superclass and the interfaces that it implements. The build renames them, and these strings with
 * them, when it packs the agent.
 */
final class InjectedClasses {
  /** What defines the others. */
  static final String DEFINER = "dev/locksmith/inject/BootDefiner";

  /** What tells of first calls of the JDK's methods. */
  static final String[] FIRST_CALLS = {"dev/locksmith/inject/FirstCalls"};

  /** The watched drop-ins, and what every drop-in needs. */
  static final String[] WATCHED = {
    "dev/locksmith/event/Contention",
    "dev/locksmith/event/ContentionListener",
    "dev/locksmith/event/Listeners",
    "dev/locksmith/event/Mode",
    "dev/locksmith/event/Outcome",
    "dev/locksmith/event/SilentListener",
    "dev/locksmith/site/LeftAlone",
    "dev/locksmith/site/LockSite",
    "dev/locksmith/site/LockSites",
    "dev/locksmith/site/LockType",
    "dev/locksmith/site/Longest",
    "dev/locksmith/site/PaddingBudget",
    "dev/locksmith/site/SpinHistory",
    "dev/locksmith/site/Strategy",
    "dev/locksmith/site/WaitHistogram",
    "dev/locksmith/sync/HoldSample",
    "dev/locksmith/sync/Waits",
    "dev/locksmith/sync/Watch",
    "dev/locksmith/lock/JdkName",
    "dev/locksmith/lock/SerialForms$JdkState",
    "dev/locksmith/lock/SerialForms$SuperDescription",
    "dev/locksmith/lock/SerialForms",
    "dev/locksmith/lock/WatchedLocks",
    "dev/locksmith/lock/WatchedReadLock",
    "dev/locksmith/lock/WatchedReentrantLock",
    "dev/locksmith/lock/WatchedReentrantReadWriteLock",
    "dev/locksmith/lock/WatchedSemaphore",
    "dev/locksmith/lock/WatchedWriteLock",
  };

  /** The tuned drop-ins, which are there only if some setting asks for them. */
  static final String[] TUNED = {
    "dev/locksmith/sync/TunedSynchronizer",
    "dev/locksmith/sync/ExclusiveSynchronizer",
    "dev/locksmith/sync/CompactExclusive",
    "dev/locksmith/sync/PermitSynchronizer",
    "dev/locksmith/sync/CompactPermit",
    "dev/locksmith/sync/ReaderBias",
    "dev/locksmith/sync/ReadWriteSynchronizer",
    "dev/locksmith/sync/CompactReadWrite",
    "dev/locksmith/sync/Crowd",
    "dev/locksmith/sync/ExclusivePadBefore",
    "dev/locksmith/sync/ExclusiveWord",
    "dev/locksmith/sync/HoldLimit",
    "dev/locksmith/sync/PaddedExclusive",
    "dev/locksmith/sync/PermitPadBefore",
    "dev/locksmith/sync/PermitWord",
    "dev/locksmith/sync/PaddedPermit",
    "dev/locksmith/sync/ReadWritePadBefore",
    "dev/locksmith/sync/ReadWriteWord",
    "dev/locksmith/sync/PaddedReadWrite",
    "dev/locksmith/sync/PlainThreads",
    "dev/locksmith/sync/Processors",
    "dev/locksmith/sync/ReadHolds$Count",
    "dev/locksmith/sync/ReadHolds",
    "dev/locksmith/sync/ReaderSlotPadBefore",
    "dev/locksmith/sync/ReaderSlotHolds",
    "dev/locksmith/sync/ReaderSlot",
    "dev/locksmith/sync/SpinBudget",
    "dev/locksmith/sync/SpinNode",
    "dev/locksmith/sync/SpinQueuePadBefore",
    "dev/locksmith/sync/SpinQueueTail",
    "dev/locksmith/sync/SpinQueue",
    "dev/locksmith/sync/Spinning",
    "dev/locksmith/sync/VirtualThreads",
    "dev/locksmith/sync/VisibleReaders",
    "dev/locksmith/lock/TunedLockCondition",
    "dev/locksmith/lock/TunedLocks",
    "dev/locksmith/lock/TunedMonitoring",
    "dev/locksmith/lock/TunedReadLock",
    "dev/locksmith/lock/TunedReentrantLock",
    "dev/locksmith/lock/TunedReentrantReadWriteLock",
    "dev/locksmith/lock/TunedSemaphore",
    "dev/locksmith/lock/TunedWriteCondition",
    "dev/locksmith/lock/TunedWriteLock",
  };

  private InjectedClasses() {}
}
