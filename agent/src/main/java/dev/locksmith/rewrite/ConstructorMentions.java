package dev.locksmith.rewrite;

import net.bytebuddy.jar.asm.ClassReader;

/**
 * Tells whether a class mentions a constructor of a lock type at all. Most classes that name a lock
 * type only use one that others made; their code need not be walked through.
 */
final class ConstructorMentions {
  private static final int METHOD = 10;

  private ConstructorMentions() {}

  /** Whether the constant pool refers to such a constructor, for a call or for a handle. */
  static boolean any(ClassReader reader) {
    char[] buffer = new char[reader.getMaxStringLength()];
    for (int i = 1; i < reader.getItemCount(); i++) {
      int item = reader.getItem(i);
      if (item != 0 && reader.readByte(item - 1) == METHOD) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(item + 2));
        if (JdkTypes.of(reader.readClass(item, buffer)) != null
            && "<init>".equals(reader.readUTF8(nameAndType, buffer))) {
          return true;
        }
      }
    }
    return false;
  }
}
