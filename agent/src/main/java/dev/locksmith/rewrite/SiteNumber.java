package dev.locksmith.rewrite;

import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** The number of a site, as an operand. */
final class SiteNumber {
  private SiteNumber() {}

  /**
   * Pushes it: in three bytes without a constant, so that it is known beforehand how much a method
   * grows, except in an application with tens of thousands of sites.
   */
  static void push(MethodVisitor code, int number) {
    if (number <= Short.MAX_VALUE) {
      code.visitIntInsn(Opcodes.SIPUSH, number);
    } else {
      code.visitLdcInsn(number);
    }
  }
}
