package dev.locksmith.rewrite;

import dev.locksmith.lock.WatchedLocks;
import dev.locksmith.lock.WatchedReentrantLock;
import dev.locksmith.lock.WatchedReentrantReadWriteLock;
import dev.locksmith.lock.WatchedSemaphore;
import dev.locksmith.site.LockType;
import net.bytebuddy.jar.asm.Type;

/** The internal names of the watched family. */
final class WatchedNames {
  static final String FACTORY = Type.getInternalName(WatchedLocks.class);

  private static final String REENTRANT_LOCK = Type.getInternalName(WatchedReentrantLock.class);
  private static final String READ_WRITE_LOCK =
      Type.getInternalName(WatchedReentrantReadWriteLock.class);
  private static final String SEMAPHORE = Type.getInternalName(WatchedSemaphore.class);

  private WatchedNames() {}

  static String classFor(LockType type) {
    return switch (type) {
      case REENTRANT_LOCK -> REENTRANT_LOCK;
      case READ_WRITE_LOCK -> READ_WRITE_LOCK;
      case SEMAPHORE -> SEMAPHORE;
    };
  }
}
