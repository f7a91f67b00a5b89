package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;

/** The internal names of the drop-ins. */
final class DropIns {
  private DropIns() {}

  /** The class that stands in for the JDK type. */
  static String classFor(LockType type, Strategy strategy) {
    return strategy.isTuned() ? TunedNames.classFor(type) : WatchedNames.classFor(type);
  }

  /** The class whose static methods make locks, the site first. */
  static String factoryFor(Strategy strategy) {
    return strategy.isTuned() ? TunedNames.FACTORY : WatchedNames.FACTORY;
  }

  /** Whether it has that constructor of the JDK type. A later JDK may have more of them. */
  static boolean haveConstructor(LockType type, String descriptor) {
    return switch (type) {
      case REENTRANT_LOCK, READ_WRITE_LOCK -> descriptor.equals("()V") || descriptor.equals("(Z)V");
      case SEMAPHORE -> descriptor.equals("(I)V") || descriptor.equals("(IZ)V");
    };
  }

  /** The method of the factory that makes one. */
  static String factoryMethodFor(LockType type) {
    return switch (type) {
      case REENTRANT_LOCK -> "reentrantLock";
      case READ_WRITE_LOCK -> "readWriteLock";
      case SEMAPHORE -> "semaphore";
    };
  }
}
