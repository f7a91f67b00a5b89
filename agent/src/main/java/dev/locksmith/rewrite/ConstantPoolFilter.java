package dev.locksmith.rewrite;

import java.nio.charset.StandardCharsets;

/**
 * Tells from the bytes of a class file whether it can make a lock: whether its constant pool spells
 * out the name of one of the types. Every class that an application loads comes through here, so
 * nothing is allocated and no library is touched.
 */
final class ConstantPoolFilter {
  private static final byte[][] NAMES = {
    JdkTypes.REENTRANT_LOCK.getBytes(StandardCharsets.UTF_8),
    JdkTypes.READ_WRITE_LOCK.getBytes(StandardCharsets.UTF_8),
    JdkTypes.SEMAPHORE.getBytes(StandardCharsets.UTF_8),
  };

  private static final int SHORTEST = JdkTypes.SEMAPHORE.length();
  private static final int LONGEST = JdkTypes.READ_WRITE_LOCK.length();

  private ConstantPoolFilter() {}

  /**
   * Whether the class names one of the three types.
   *
   * @throws IndexOutOfBoundsException if the bytes are no class file
   * @throws UnusualCode if it has constants of a kind that only a later JDK knows
   */
  static boolean namesALockType(byte[] classFile) {
    int count = ConstantPool.u2(classFile, ConstantPool.COUNT);
    int at = ConstantPool.FIRST;
    for (int index = 1; index < count; index++) {
      int tag = classFile[at];
      if (tag == ConstantPool.UTF8) {
        int length = ConstantPool.u2(classFile, at + 1);
        if (length >= SHORTEST && length <= LONGEST && isName(classFile, at + 3, length)) {
          return true;
        }
        at += 3 + length;
      } else {
        at += ConstantPool.size(tag);
        if (ConstantPool.takesTwo(tag)) {
          index++;
        }
      }
    }
    return false;
  }

  private static boolean isName(byte[] classFile, int offset, int length) {
    for (byte[] name : NAMES) {
      if (length == name.length && endsLike(classFile, offset, name)) {
        return true;
      }
    }
    return false;
  }

  /** Compares backwards: names of equal length in one package differ at the end. */
  private static boolean endsLike(byte[] classFile, int offset, byte[] name) {
    for (int i = name.length - 1; i >= 0; i--) {
      if (classFile[offset + i] != name[i]) {
        return false;
      }
    }
    return true;
  }
}
