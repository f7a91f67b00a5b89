package dev.locksmith.rewrite;

import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** {@code if (question(this)) return answer(this, arguments);} before the JDK's own code. */
abstract class FirstStep extends MethodVisitor {
  private final String descriptor;

  FirstStep(MethodVisitor next, String descriptor) {
    super(Opcodes.ASM9, next);
    this.descriptor = descriptor;
  }

  /** Turns the object, which is on the stack, into a truth value. */
  abstract void ask();

  /** Comes when the object is on the stack, before the arguments. */
  abstract void beforeArguments();

  /** Turns what is on the stack into the answer. */
  abstract void answer();

  /** Calls a static method. */
  final void call(String owner, String name, String methodDescriptor) {
    super.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, methodDescriptor, false);
  }

  @Override
  public final void visitCode() {
    super.visitCode();
    Label jdk = new Label();
    super.visitVarInsn(Opcodes.ALOAD, 0);
    ask();
    super.visitJumpInsn(Opcodes.IFEQ, jdk);
    super.visitVarInsn(Opcodes.ALOAD, 0);
    beforeArguments();
    int variable = 1;
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      super.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), variable);
      variable += argument.getSize();
    }
    answer();
    super.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    super.visitLabel(jdk);
    super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  /** The object and the arguments are the most that this has on the stack. */
  @Override
  public final void visitMaxs(int maxStack, int maxLocals) {
    int own = Type.getArgumentsAndReturnSizes(descriptor) >> 2;
    super.visitMaxs(Math.max(maxStack, own), maxLocals);
  }
}
