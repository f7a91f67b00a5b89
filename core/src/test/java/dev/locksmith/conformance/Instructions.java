package dev.locksmith.conformance;

import java.nio.ByteBuffer;
import java.util.function.IntConsumer;

/** The instructions of a method (JVMS 6.5). */
final class Instructions {
  private static final int IINC = 132;
  private static final int TABLESWITCH = 170;
  private static final int LOOKUPSWITCH = 171;
  private static final int INVOKEVIRTUAL = 182;
  private static final int INVOKEDYNAMIC = 186;
  private static final int WIDE = 196;

  private Instructions() {}

  /** Hands the constant of every call in {@code code} to {@code reader}. */
  static void calls(byte[] code, IntConsumer reader) {
    ByteBuffer bytes = ByteBuffer.wrap(code);
    for (int at = 0; at < code.length; at += length(bytes, at)) {
      int opcode = code[at] & 0xff;
      if (opcode >= INVOKEVIRTUAL && opcode <= INVOKEDYNAMIC) {
        reader.accept(bytes.getShort(at + 1) & 0xffff);
      }
    }
  }

  private static int length(ByteBuffer code, int at) {
    int opcode = code.get(at) & 0xff;
    int aligned = (at + 4) & ~3;
    return switch (opcode) {
      case TABLESWITCH ->
          aligned - at + 12 + 4 * (code.getInt(aligned + 8) - code.getInt(aligned + 4) + 1);
      case LOOKUPSWITCH -> aligned - at + 8 + 8 * code.getInt(aligned + 4);
      case WIDE -> (code.get(at + 1) & 0xff) == IINC ? 6 : 4;
      default -> length(opcode);
    };
  }

  private static int length(int opcode) {
    return switch (opcode) {
      case 16, 18, 21, 22, 23, 24, 25, 54, 55, 56, 57, 58, 169, 188 -> 2;
      case 17, 19, 20, IINC, 187, 189, 192, 193, 198, 199 -> 3;
      case 185, INVOKEDYNAMIC, 200, 201 -> 5;
      case 197 -> 4;
      default -> opcode >= 153 && opcode <= 184 && !(opcode >= 172 && opcode <= 177) ? 3 : 1;
    };
  }
}
