package dev.locksmith.inject;

/**
 * The classes that are defined together, each after its superclass and the interfaces that it
 * implements: those, nearly all of {@code core}, that go into {@code java.base}, and those of the
 * agent itself. The build renames them, and these strings with them, when it packs the agent.
 *
 * <p>The lists are made when they are asked for: most JVMs need only some.
 */
final class InjectedClasses {
  /** What defines the others. */
  static final String DEFINER = "dev/locksmith/inject/BootDefiner";

  /** What tells of first calls of the JDK's methods. */
  static String[] firstCalls() {
    return new String[] {"dev/locksmith/inject/FirstCalls"};
  }

  /** The watched drop-ins, and what every drop-in needs. */
  static String[] watched() {
    return new String[] {
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
  }

  /** The tuned drop-ins, which are there only if some setting asks for them. */
  static String[] tuned() {
    return new String[] {
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
      "dev/locksmith/lock/OwnViews$Key",
      "dev/locksmith/lock/OwnViews$Name",
      "dev/locksmith/lock/OwnViews",
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
  }

  /**
   * What the agent itself needs, besides what it has by then, before it can watch classes being
   * loaded: see {@link Injector#injectWatched}.
   */
  static String[] ownAtStart() {
    return new String[] {
      "dev/locksmith/agent/Settings",
      "dev/locksmith/inject/RewriterClasses",
      "dev/locksmith/agent/Settings$LogLevel",
      "dev/locksmith/agent/NamePatterns",
      "dev/locksmith/agent/Rules",
      "dev/locksmith/management/Host",
      "dev/locksmith/agent/Swapping",
      "dev/locksmith/rewrite/RewriteLog",
      "dev/locksmith/rewrite/Swaps",
      "dev/locksmith/agent/StderrLog",
      "dev/locksmith/agent/StoppableSwaps",
      "dev/locksmith/rewrite/Choice",
      "dev/locksmith/hook/FirstCall",
      "dev/locksmith/agent/RecorderStart",
      "dev/locksmith/hook/HookedMethod",
      "dev/locksmith/rewrite/LockTransformer",
      "dev/locksmith/rewrite/ConstantPoolFilter",
      "dev/locksmith/rewrite/ConstantPool",
      "dev/locksmith/rewrite/UnusualCode",
      "dev/locksmith/rewrite/LoadedClasses",
      "dev/locksmith/management/PlatformServer",
      "dev/locksmith/agent/Reply",
    };
  }

  /** What is needed to rewrite a class: see {@link RewriterClasses}. */
  static String[] ownToRewrite() {
    return new String[] {
      "dev/locksmith/rewrite/ClassRewriter",
      "net/bytebuddy/jar/asm/ClassVisitor",
      "net/bytebuddy/jar/asm/ClassWriter",
      "dev/locksmith/rewrite/LockRewriter",
      "dev/locksmith/rewrite/SiteFinder",
      "dev/locksmith/rewrite/MethodScan",
      "net/bytebuddy/jar/asm/ClassReader",
      "net/bytebuddy/jar/asm/LimitExceededException",
      "dev/locksmith/agent/OwnAndOtherAgents",
      "net/bytebuddy/jar/asm/MethodVisitor",
      "dev/locksmith/rewrite/UninitializedValues",
      "dev/locksmith/rewrite/MethodSites",
      "net/bytebuddy/jar/asm/Attribute",
      "net/bytebuddy/jar/asm/Context",
      "dev/locksmith/rewrite/JdkTypes",
      "net/bytebuddy/jar/asm/Opcodes",
      "net/bytebuddy/jar/asm/MethodWriter",
      "net/bytebuddy/jar/asm/Label",
      "net/bytebuddy/jar/asm/Type",
      "dev/locksmith/rewrite/Construction",
      "dev/locksmith/rewrite/StackEffect",
      "dev/locksmith/rewrite/DropIns",
      "dev/locksmith/rewrite/DropIns$1",
      "dev/locksmith/rewrite/Swap",
      "net/bytebuddy/jar/asm/ClassTooLargeException",
      "net/bytebuddy/jar/asm/FieldVisitor",
      "net/bytebuddy/jar/asm/FieldWriter",
      "net/bytebuddy/jar/asm/AnnotationVisitor",
      "net/bytebuddy/jar/asm/AnnotationWriter",
      "net/bytebuddy/jar/asm/ModuleVisitor",
      "net/bytebuddy/jar/asm/ModuleWriter",
      "net/bytebuddy/jar/asm/RecordComponentVisitor",
      "net/bytebuddy/jar/asm/RecordComponentWriter",
      "net/bytebuddy/jar/asm/ComputeLimits",
      "net/bytebuddy/jar/asm/SymbolTable",
      "net/bytebuddy/jar/asm/Symbol",
      "net/bytebuddy/jar/asm/SymbolTable$Entry",
      "net/bytebuddy/jar/asm/ByteVector",
      "net/bytebuddy/jar/asm/Handle",
      "dev/locksmith/rewrite/LockRewriter$Renamer",
      "net/bytebuddy/jar/asm/Frame",
      "net/bytebuddy/jar/asm/CurrentFrame",
      "net/bytebuddy/jar/asm/MethodTooLargeException",
      "dev/locksmith/rewrite/WatchedNames",
      "dev/locksmith/rewrite/WatchedNames$1",
      "dev/locksmith/rewrite/SiteNumber",
      "net/bytebuddy/jar/asm/Handler",
      "net/bytebuddy/jar/asm/ConstantDynamic",
      "dev/locksmith/rewrite/ConstructorReference",
    };
  }

  private InjectedClasses() {}
}
