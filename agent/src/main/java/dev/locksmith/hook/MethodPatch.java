package dev.locksmith.hook;

import dev.locksmith.inject.FirstCalls;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Lets a method that returns an object call one of {@link FirstCalls}. */
final class MethodPatch extends ClassVisitor {
  private static final String HOOKS = Type.getInternalName(FirstCalls.class);

  private final HookedMethod target;
  private boolean isDone;

  private MethodPatch(HookedMethod target, ClassVisitor next) {
    super(Opcodes.ASM9, next);
    this.target = target;
  }

  /**
   * The class file with the call in it.
   *
   * @throws IllegalStateException if it lacks the method
   */
  static byte[] patch(byte[] classFile, HookedMethod target) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    MethodPatch patch = new MethodPatch(target, writer);
    reader.accept(patch, 0);
    if (!patch.isDone) {
      throw new IllegalStateException("this JDK has no " + target.name());
    }
    return writer.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    if (!name.equals(target.name())) {
      return next;
    }
    isDone = true;
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitCode() {
        super.visitCode();
        if (!target.onReturn()) {
          callHook();
        }
      }

      @Override
      public void visitInsn(int opcode) {
        if (opcode == Opcodes.ARETURN && target.onReturn()) {
          callHook();
        }
        super.visitInsn(opcode);
      }

      private void callHook() {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, target.hook(), "()V", false);
      }
    };
  }
}
