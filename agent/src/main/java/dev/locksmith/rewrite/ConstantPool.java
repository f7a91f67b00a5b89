package dev.locksmith.rewrite;

/**
 * Where the constants of a class file are. The bytes are read as they are: while an application
 * starts, all of this runs interpreted, and for most classes nothing more is ever needed.
 *
 * <p>Format: JVMS §4.4. The pool starts at byte 10, after magic, version and count.
 */
final class ConstantPool {
  static final int UTF8 = 1;
  static final int CLASS = 7;
  static final int METHOD = 10;
  static final int METHOD_HANDLE = 15;

  /** The offset of the number of constants, plus one. */
  static final int COUNT = 8;

  /** The offset of the first constant. */
  static final int FIRST = 10;

  private static final int LONG = 5;
  private static final int DOUBLE = 6;

  /** By tag: the size of a constant, or 0 where there is no such tag or the size differs. */
  private static final byte[] SIZES = {
    0, 0, 0, 5, 5, 9, 9, 3, 3, 5, 5, 5, 5, 0, 0, 4, 3, 5, 5, 3, 3
  };

  private final byte[] classFile;

  /** By index: where the constant begins, with its tag; 0 for what is no index. */
  private final int[] offsets;

  private final int end;

  /**
   * The constant pool of a class file.
   *
   * @throws IndexOutOfBoundsException if the bytes are no class file
   * @throws UnusualCode if it has constants of a kind that only a later JDK knows
   */
  ConstantPool(byte[] classFile) {
    this.classFile = classFile;
    this.offsets = new int[u2(classFile, COUNT)];
    int at = FIRST;
    for (int index = 1; index < offsets.length; index++) {
      offsets[index] = at;
      int tag = classFile[at];
      if (takesTwo(tag)) {
        index++;
      }
      at += tag == UTF8 ? 3 + u2(classFile, at + 1) : size(tag);
    }
    this.end = at;
  }

  /**
   * The size in bytes of a constant other than {@link #UTF8}.
   *
   * @throws UnusualCode if there is no such constant
   */
  static int size(int tag) {
    int size = tag > 0 && tag < SIZES.length ? SIZES[tag] : 0;
    if (size == 0) {
      throw new UnusualCode("a constant of an unknown kind");
    }
    return size;
  }

  /** Whether the index after that of such a constant is none. */
  static boolean takesTwo(int tag) {
    return tag == LONG || tag == DOUBLE;
  }

  static int u2(byte[] bytes, int offset) {
    return (bytes[offset] & 0xff) << 8 | (bytes[offset + 1] & 0xff);
  }

  /** One more than the greatest index. */
  int count() {
    return offsets.length;
  }

  /** The offset of what follows the pool. */
  int end() {
    return end;
  }

  /** Whether there is a constant of that kind. */
  boolean is(int tag, int index) {
    return offsets[index] != 0 && classFile[offsets[index]] == tag;
  }

  /** The two bytes at that place of a constant, counted from its tag. */
  int u2(int index, int place) {
    return u2(classFile, offsets[index] + place);
  }

  /** Whether the constant is that text. */
  boolean isText(String ascii, int index) {
    int at = offsets[index];
    if (u2(classFile, at + 1) != ascii.length()) {
      return false;
    }
    // Backwards: names of equal length in one package differ at the end.
    for (int i = ascii.length() - 1; i >= 0; i--) {
      if (classFile[at + 3 + i] != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
