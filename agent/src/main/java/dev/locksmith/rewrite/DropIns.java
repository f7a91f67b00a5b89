package dev.locksmith.rewrite;

import dev.locksmith.lock.WatchedLocks;
import dev.locksmith.lock.WatchedReentrantLock;
import dev.locksmith.lock.WatchedReentrantReadWriteLock;
import dev.locksmith.lock.WatchedSemaphore;
import dev.locksmith.site.LockType;
import net.bytebuddy.jar.asm.Type;

/** The internal names of the drop-ins. */
final class DropIns {
  /** The class whose static methods make locks, the site first. */
  static final String FACTORY = Type.getInternalName(WatchedLocks.class);

  private static final String REENTRANT_LOCK = Type.getInternalName(WatchedReentrantLock.class);
  private static final String READ_WRITE_LOCK =
      Type.getInternalName(WatchedReentrantReadWriteLock.class);
  private static final String SEMAPHORE = Type.getInternalName(WatchedSemaphore.class);

  private DropIns() {}

  /** The class that stands in for the JDK type. */
  static String classFor(LockType type) {
    return switch (type) {
      case REENTRANT_LOCK -> REENTRANT_LOCK;
      case READ_WRITE_LOCK -> READ_WRITE_LOCK;
      case SEMAPHORE -> SEMAPHORE;
    };
  }

  /** Whether it has that constructor of the JDK type. A later JDK may have more of them. */
  static boolean haveConstructor(LockType type, String descriptor) {
    return switch (type) {
      case REENTRANT_LOCK, READ_WRITE_LOCK -> descriptor.equals("()V") || descriptor.equals("(Z)V");
      case SEMAPHORE -> descriptor.equals("(I)V") || descriptor.equals("(IZ)V");
    };
  }

  /** The method of {@link #FACTORY} that makes one. */
  static String factoryMethodFor(LockType type) {
    return switch (type) {
      case REENTRANT_LOCK -> "reentrantLock";
      case READ_WRITE_LOCK -> "readWriteLock";
      case SEMAPHORE -> "semaphore";
    };
  }
}
