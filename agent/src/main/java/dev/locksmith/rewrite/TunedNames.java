package dev.locksmith.rewrite;

import dev.locksmith.lock.TunedLocks;
import dev.locksmith.lock.TunedReentrantLock;
import dev.locksmith.lock.TunedReentrantReadWriteLock;
import dev.locksmith.lock.TunedSemaphore;
import dev.locksmith.site.LockType;
import net.bytebuddy.jar.asm.Type;

/**
 * The internal names of the tuned family, whose classes are there only if some setting asks for it.
 */
final class TunedNames {
  static final String FACTORY = Type.getInternalName(TunedLocks.class);

  private static final String REENTRANT_LOCK = Type.getInternalName(TunedReentrantLock.class);
  private static final String READ_WRITE_LOCK =
      Type.getInternalName(TunedReentrantReadWriteLock.class);
  private static final String SEMAPHORE = Type.getInternalName(TunedSemaphore.class);

  private TunedNames() {}

  static String classFor(LockType type) {
    return switch (type) {
      case REENTRANT_LOCK -> REENTRANT_LOCK;
      case READ_WRITE_LOCK -> READ_WRITE_LOCK;
      case SEMAPHORE -> SEMAPHORE;
    };
  }
}
