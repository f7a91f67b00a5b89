package dev.locksmith.management;

import dev.locksmith.inject.ServerHook;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Lets {@code getPlatformMBeanServer()} call the {@link ServerHook} before it returns. */
final class FactoryPatch extends ClassVisitor {
  private static final String METHOD = "getPlatformMBeanServer";
  private static final String HOOK = Type.getInternalName(ServerHook.class);

  private boolean isDone;

  private FactoryPatch(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  /**
   * The class file with the call in it.
   *
   * @throws IllegalStateException if it lacks the method
   */
  static byte[] patch(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    FactoryPatch patch = new FactoryPatch(writer);
    reader.accept(patch, 0);
    if (!patch.isDone) {
      throw new IllegalStateException("this JDK has no " + METHOD);
    }
    return writer.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    if (!name.equals(METHOD)) {
      return next;
    }
    isDone = true;
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitInsn(int opcode) {
        if (opcode == Opcodes.ARETURN) {
          super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOK, "made", "()V", false);
        }
        super.visitInsn(opcode);
      }
    };
  }
}
