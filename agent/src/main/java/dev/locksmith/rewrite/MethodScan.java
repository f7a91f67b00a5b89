package dev.locksmith.rewrite;

import java.util.BitSet;

/**
 * The look before the first pass: which methods are worth it. Most classes that name a lock type
 * only use locks that others made, and of those that make one it is mostly one method of many.
 *
 * <p>Code is searched as bytes, not visited instruction by instruction: while an application
 * starts, all of this runs interpreted. Three bytes in a row may look like an instruction without
 * being one; then a method is visited in which nothing is found.
 *
 * <p>Format: JVMS §4.1 to §4.7.3.
 */
final class MethodScan {
  private static final byte NEW = (byte) 187;
  private static final byte INVOKESPECIAL = (byte) 183;
  private static final String CONSTRUCTOR = "<init>";

  private static final String[] TYPES = {
    JdkTypes.REENTRANT_LOCK, JdkTypes.READ_WRITE_LOCK, JdkTypes.SEMAPHORE
  };

  private final byte[] classFile;
  private final ConstantPool pool;
  private final BitSet types = new BitSet();
  private final BitSet constructors = new BitSet();
  private final BitSet methods = new BitSet();
  private boolean hasConstructorReference;
  private int longestCode;

  private MethodScan(byte[] classFile) {
    this.classFile = classFile;
    this.pool = new ConstantPool(classFile);
  }

  /**
   * Scans a class.
   *
   * @throws IndexOutOfBoundsException if the bytes are no class file
   * @throws UnusualCode if it has constants of a kind that only a later JDK knows
   */
  static MethodScan of(byte[] classFile) {
    MethodScan scan = new MethodScan(classFile);
    scan.findTypes();
    if (!scan.types.isEmpty()) {
      scan.findConstructors();
    }
    if (scan.mentionsConstructor()) {
      scan.findMethods();
    }
    return scan;
  }

  /** Whether the class refers to a constructor of a lock type, for a call or for a handle. */
  boolean mentionsConstructor() {
    return !constructors.isEmpty();
  }

  /** The methods that may make locks, each by how many stand before it in the class file. */
  BitSet methods() {
    return methods;
  }

  /** The length of the longest code of a method, in bytes. */
  int longestCode() {
    return longestCode;
  }

  private void findTypes() {
    for (int i = 1; i < pool.count(); i++) {
      if (pool.is(ConstantPool.CLASS, i) && isType(pool.u2(i, 1))) {
        types.set(i);
      }
    }
  }

  private void findConstructors() {
    for (int i = 1; i < pool.count(); i++) {
      if (pool.is(ConstantPool.METHOD, i) && types.get(pool.u2(i, 1))) {
        int nameAndType = pool.u2(i, 3);
        if (pool.isText(CONSTRUCTOR, pool.u2(nameAndType, 1))) {
          constructors.set(i);
        }
      }
    }
    for (int i = 1; i < pool.count() && !hasConstructorReference; i++) {
      hasConstructorReference =
          pool.is(ConstantPool.METHOD_HANDLE, i) && constructors.get(pool.u2(i, 2));
    }
  }

  private boolean isType(int index) {
    for (String name : TYPES) {
      if (pool.isText(name, index)) {
        return true;
      }
    }
    return false;
  }

  private void findMethods() {
    int interfaces = pool.end() + 6;
    int fields = interfaces + 2 + 2 * u2(interfaces);
    int at = fields + 2;
    for (int i = u2(fields); i > 0; i--) {
      at = afterAttributes(at + 6);
    }
    int count = u2(at);
    at += 2;
    for (int i = 0; i < count; i++) {
      at = scanMethod(at, i);
    }
  }

  private int afterAttributes(int attributes) {
    int at = attributes + 2;
    for (int i = u2(attributes); i > 0; i--) {
      at += 6 + u4(at + 2);
    }
    return at;
  }

  /** Scans one method and returns where the next begins. */
  private int scanMethod(int method, int ordinal) {
    int at = method + 8;
    for (int i = u2(method + 6); i > 0; i--) {
      if (pool.isText("Code", u2(at))) {
        int length = u4(at + 10);
        longestCode = Math.max(longestCode, length);
        if (hasConstructorReference || makesALock(at + 14, at + 14 + length)) {
          methods.set(ordinal);
        }
      }
      at += 6 + u4(at + 2);
    }
    return at;
  }

  private boolean makesALock(int from, int end) {
    for (int at = from; at < end - 2; at++) {
      byte opcode = classFile[at];
      if (opcode == INVOKESPECIAL || opcode == NEW) {
        BitSet wanted = opcode == NEW ? types : constructors;
        if (wanted.get(u2(at + 1))) {
          return true;
        }
      }
    }
    return false;
  }

  private int u2(int offset) {
    return ConstantPool.u2(classFile, offset);
  }

  private int u4(int offset) {
    return u2(offset) << 16 | u2(offset + 2);
  }
}
