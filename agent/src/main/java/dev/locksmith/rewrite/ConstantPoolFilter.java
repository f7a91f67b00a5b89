package dev.locksmith.rewrite;

import java.nio.charset.StandardCharsets;

/**
 * Tells from the bytes of a class file whether it can make a lock, or a view of one: whether its
 * constant pool spells out the name of one of the types. Every class that an application loads
 * comes through here, so nothing is allocated and no library is touched.
 *
 * <p>Format: JVMS §4.4. The pool starts at byte 10, after magic, version and count.
 */
final class ConstantPoolFilter {
  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;
  private static final int NAME_AND_TYPE = 12;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int DYNAMIC = 17;
  private static final int INVOKE_DYNAMIC = 18;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;
  private static final int POOL_COUNT_OFFSET = 8;
  private static final int POOL_OFFSET = 10;

  private static final byte[][] NAMES = {
    JdkTypes.REENTRANT_LOCK.getBytes(StandardCharsets.UTF_8),
    JdkTypes.READ_WRITE_LOCK.getBytes(StandardCharsets.UTF_8),
    JdkTypes.SEMAPHORE.getBytes(StandardCharsets.UTF_8),
    ViewSubclass.READ_LOCK.getBytes(StandardCharsets.UTF_8),
    ViewSubclass.WRITE_LOCK.getBytes(StandardCharsets.UTF_8),
  };

  private ConstantPoolFilter() {}

  /**
   * Whether the class names one of the three types, or a view of the read-write lock.
   *
   * @throws IndexOutOfBoundsException if the bytes are no class file
   * @throws UnusualCode if it has constants of a kind that only a later JDK knows
   */
  static boolean namesALockType(byte[] classFile) {
    int count = u2(classFile, POOL_COUNT_OFFSET);
    int at = POOL_OFFSET;
    for (int index = 1; index < count; index++) {
      switch (classFile[at]) {
        case UTF8 -> {
          int length = u2(classFile, at + 1);
          if (isName(classFile, at + 3, length)) {
            return true;
          }
          at += 3 + length;
        }
        case LONG, DOUBLE -> {
          at += 9;
          index++;
        }
        case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> at += 3;
        case METHOD_HANDLE -> at += 4;
        case INTEGER, FLOAT, FIELD, METHOD, INTERFACE_METHOD -> at += 5;
        case NAME_AND_TYPE, DYNAMIC, INVOKE_DYNAMIC -> at += 5;
        default -> throw new UnusualCode("a constant of an unknown kind");
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

  private static int u2(byte[] bytes, int offset) {
    return (bytes[offset] & 0xff) << 8 | (bytes[offset + 1] & 0xff);
  }
}
