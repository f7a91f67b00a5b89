package dev.locksmith.rewrite;

import dev.locksmith.lock.OwnViews;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** {@code viewMade(this, lock);} after the JDK's own code of the constructor of a view. */
final class ViewMadeStep extends MethodVisitor {
  private static final int STACK = 2;

  ViewMadeStep(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.RETURN) {
      super.visitVarInsn(Opcodes.ALOAD, 0);
      super.visitVarInsn(Opcodes.ALOAD, 1);
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          Type.getInternalName(OwnViews.class),
          "viewMade",
          "(Ljava/lang/Object;L" + JdkTypes.READ_WRITE_LOCK + ";)V",
          false);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(Math.max(maxStack, STACK), maxLocals);
  }
}
