package dev.locksmith.rewrite;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.Opcodes;

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
  private static final int CLASS = 7;
  private static final int METHOD = 10;
  private static final int METHOD_HANDLE = 15;
  private static final String CONSTRUCTOR = "<init>";

  private static final String[] TYPES = {
    JdkTypes.REENTRANT_LOCK, JdkTypes.READ_WRITE_LOCK, JdkTypes.SEMAPHORE
  };

  private final ClassReader reader;
  private final char[] buffer;
  private final BitSet types = new BitSet();
  private final BitSet constructors = new BitSet();
  private final Set<String> methods = new HashSet<>();
  private boolean hasConstructorReference;
  private int longestCode;

  private MethodScan(ClassReader reader) {
    this.reader = reader;
    this.buffer = new char[reader.getMaxStringLength()];
  }

  /** Scans a class. */
  static MethodScan of(ClassReader reader) {
    MethodScan scan = new MethodScan(reader);
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

  /** The methods that may make locks, by name and descriptor. */
  Set<String> methods() {
    return methods;
  }

  /** The length of the longest code of a method, in bytes. */
  int longestCode() {
    return longestCode;
  }

  private void findTypes() {
    for (int i = 1; i < reader.getItemCount(); i++) {
      if (is(CLASS, i) && isOneOf(TYPES, reader.readUnsignedShort(reader.getItem(i)))) {
        types.set(i);
      }
    }
  }

  private void findConstructors() {
    for (int i = 1; i < reader.getItemCount(); i++) {
      if (is(METHOD, i) && types.get(reader.readUnsignedShort(reader.getItem(i)))) {
        int nameAndType = reader.readUnsignedShort(reader.getItem(i) + 2);
        if (isUtf8(CONSTRUCTOR, reader.readUnsignedShort(reader.getItem(nameAndType)))) {
          constructors.set(i);
        }
      }
    }
    for (int i = 1; i < reader.getItemCount() && !hasConstructorReference; i++) {
      hasConstructorReference =
          is(METHOD_HANDLE, i) && constructors.get(reader.readUnsignedShort(reader.getItem(i) + 1));
    }
  }

  private boolean is(int kind, int index) {
    int item = reader.getItem(index);
    return item != 0 && reader.readByte(item - 1) == kind;
  }

  private boolean isOneOf(String[] strings, int index) {
    for (String string : strings) {
      if (isUtf8(string, index)) {
        return true;
      }
    }
    return false;
  }

  private boolean isUtf8(String ascii, int index) {
    int item = reader.getItem(index);
    if (reader.readUnsignedShort(item) != ascii.length()) {
      return false;
    }
    for (int i = ascii.length() - 1; i >= 0; i--) {
      if (reader.readByte(item + 2 + i) != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private void findMethods() {
    int interfaces = reader.header + 6;
    int fields = interfaces + 2 + 2 * reader.readUnsignedShort(interfaces);
    int at = fields + 2;
    for (int i = reader.readUnsignedShort(fields); i > 0; i--) {
      at = afterAttributes(at + 6);
    }
    int count = reader.readUnsignedShort(at);
    at += 2;
    for (int i = 0; i < count; i++) {
      at = scanMethod(at);
    }
  }

  private int afterAttributes(int attributes) {
    int at = attributes + 2;
    for (int i = reader.readUnsignedShort(attributes); i > 0; i--) {
      at += 6 + reader.readInt(at + 2);
    }
    return at;
  }

  /** Scans one method and returns where the next begins. */
  private int scanMethod(int method) {
    int at = method + 8;
    for (int i = reader.readUnsignedShort(method + 6); i > 0; i--) {
      if (isUtf8("Code", reader.readUnsignedShort(at))) {
        int length = reader.readInt(at + 10);
        longestCode = Math.max(longestCode, length);
        if (hasConstructorReference || makesALock(at + 14, at + 14 + length)) {
          methods.add(reader.readUTF8(method + 2, buffer) + reader.readUTF8(method + 4, buffer));
        }
      }
      at += 6 + reader.readInt(at + 2);
    }
    return at;
  }

  private boolean makesALock(int from, int end) {
    for (int at = from; at < end - 2; at++) {
      int opcode = reader.readByte(at);
      if (opcode == Opcodes.INVOKESPECIAL || opcode == Opcodes.NEW) {
        BitSet wanted = opcode == Opcodes.NEW ? types : constructors;
        if (wanted.get(reader.readUnsignedShort(at + 1))) {
          return true;
        }
      }
    }
    return false;
  }
}
