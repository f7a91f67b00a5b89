package dev.locksmith.rewrite;

import java.util.function.Consumer;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Class files with code that no Java compiler makes. */
final class Assembled {
  static final String LOCK = JdkTypes.REENTRANT_LOCK;
  static final String SEMAPHORE = JdkTypes.SEMAPHORE;

  private static final String OBJECT = "java/lang/Object";

  private Assembled() {}

  /** A class with one method, {@code static Object make()}; its frames are computed. */
  static byte[] framed(String name, Consumer<MethodVisitor> code) {
    return method(Opcodes.V17, ClassWriter.COMPUTE_FRAMES, name, code);
  }

  /** The same with the frames that the code itself visits, as of that version. */
  static byte[] unframed(int version, String name, Consumer<MethodVisitor> code) {
    return method(version, ClassWriter.COMPUTE_MAXS, name, code);
  }

  private static byte[] method(int version, int flags, String name, Consumer<MethodVisitor> code) {
    return of(
        version,
        flags,
        name,
        OBJECT,
        writer -> {
          int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
          MethodVisitor method =
              writer.visitMethod(access, "make", "()Ljava/lang/Object;", null, null);
          writeCode(method, code);
        });
  }

  static byte[] of(
      int version, int flags, String name, String superName, Consumer<ClassWriter> members) {
    ClassWriter writer = new ClassWriter(flags);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER;
    writer.visit(version, access, name, null, superName, null);
    members.accept(writer);
    writer.visitEnd();
    return writer.toByteArray();
  }

  static void writeCode(MethodVisitor method, Consumer<MethodVisitor> code) {
    method.visitCode();
    code.accept(method);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  /** {@code new type; dup}. */
  static void begin(MethodVisitor code, String type) {
    code.visitTypeInsn(Opcodes.NEW, type);
    code.visitInsn(Opcodes.DUP);
  }

  /** The constructor call. */
  static void end(MethodVisitor code, String type, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", descriptor, false);
  }

  /** {@code new ReentrantLock()}. */
  static void newLock(MethodVisitor code) {
    begin(code, LOCK);
    end(code, LOCK, "()V");
  }
}
