package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;

/** The internal names of the three JDK types, and of the views of one of them. */
final class JdkTypes {
  static final String REENTRANT_LOCK = "java/util/concurrent/locks/ReentrantLock";
  static final String READ_WRITE_LOCK = "java/util/concurrent/locks/ReentrantReadWriteLock";
  static final String SEMAPHORE = "java/util/concurrent/Semaphore";
  static final String READ_LOCK = READ_WRITE_LOCK + "$ReadLock";
  static final String WRITE_LOCK = READ_WRITE_LOCK + "$WriteLock";

  private JdkTypes() {}

  /** The type of that internal name, or {@code null} if it is none of the three. */
  static LockType of(String internalName) {
    if (REENTRANT_LOCK.equals(internalName)) {
      return LockType.REENTRANT_LOCK;
    }
    if (READ_WRITE_LOCK.equals(internalName)) {
      return LockType.READ_WRITE_LOCK;
    }
    return SEMAPHORE.equals(internalName) ? LockType.SEMAPHORE : null;
  }

  /** Whether that internal name is one of a view of the read-write lock. */
  static boolean isView(String internalName) {
    return READ_LOCK.equals(internalName) || WRITE_LOCK.equals(internalName);
  }

  /** The internal name of the type. */
  static String nameOf(LockType type) {
    return switch (type) {
      case REENTRANT_LOCK -> REENTRANT_LOCK;
      case READ_WRITE_LOCK -> READ_WRITE_LOCK;
      case SEMAPHORE -> SEMAPHORE;
    };
  }
}
