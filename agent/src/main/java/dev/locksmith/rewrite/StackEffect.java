package dev.locksmith.rewrite;

import static net.bytebuddy.jar.asm.Opcodes.*;

/**
 * How many slots an instruction without operands takes from the operand stack, and how many it puts
 * there (JVMS §6.5); a {@code long} or {@code double} is two. Those that move slots about, the DUPs
 * and SWAP, are not here.
 */
final class StackEffect {
  private static final int TAKEN = 4;
  private static final int PUT = 0xf;

  private StackEffect() {}

  static int taken(int opcode) {
    return of(opcode) >> TAKEN;
  }

  static int put(int opcode) {
    return of(opcode) & PUT;
  }

  /** One hexadecimal digit for what is taken, one for what is put. */
  private static int of(int opcode) {
    return switch (opcode) {
      case ACONST_NULL, ICONST_M1, ICONST_0, ICONST_1, ICONST_2, ICONST_3, ICONST_4, ICONST_5 ->
          0x01;
      case FCONST_0, FCONST_1, FCONST_2 -> 0x01;
      case LCONST_0, LCONST_1, DCONST_0, DCONST_1 -> 0x02;
      case IALOAD, FALOAD, AALOAD, BALOAD, CALOAD, SALOAD -> 0x21;
      case LALOAD, DALOAD -> 0x22;
      case IASTORE, FASTORE, AASTORE, BASTORE, CASTORE, SASTORE -> 0x30;
      case LASTORE, DASTORE -> 0x40;
      case POP, MONITORENTER, MONITOREXIT -> 0x10;
      case POP2 -> 0x20;
      case IADD, ISUB, IMUL, IDIV, IREM, ISHL, ISHR, IUSHR, IAND, IOR, IXOR -> 0x21;
      case FADD, FSUB, FMUL, FDIV, FREM, FCMPL, FCMPG -> 0x21;
      case LADD, LSUB, LMUL, LDIV, LREM, LAND, LOR, LXOR -> 0x42;
      case DADD, DSUB, DMUL, DDIV, DREM -> 0x42;
      case LSHL, LSHR, LUSHR -> 0x32;
      case LCMP, DCMPL, DCMPG -> 0x41;
      case I2L, I2D, F2L, F2D -> 0x12;
      case L2I, L2F, D2I, D2F -> 0x21;
      case ARRAYLENGTH -> 0x11;
      case NOP, INEG, FNEG, LNEG, DNEG, I2F, F2I, I2B, I2C, I2S, L2D, D2L -> 0x00;
      default -> throw new UnusualCode("instruction " + opcode + " is not known");
    };
  }
}
