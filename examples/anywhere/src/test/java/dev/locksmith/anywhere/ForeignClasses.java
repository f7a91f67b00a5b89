package dev.locksmith.anywhere;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Class files of the application that no Java compiler of today writes. Each is a {@link Callable}
 * that gives the locks that it made, in an array.
 */
final class ForeignClasses {
  private static final String OLD = "dev/locksmith/anywhere/app/Old";
  private static final String HUGE = "dev/locksmith/anywhere/app/Huge";
  private static final String ODD = "dev/locksmith/anywhere/app/Odd";
  private static final String OBJECT = "java/lang/Object";
  private static final String LOCK = "java/util/concurrent/locks/ReentrantLock";

  /** In bytes: the most that a method may have, less what the lock and its return take. */
  private static final int PADDING = 0xffff - 32;

  private ForeignClasses() {}

  /** The class files by the names of their entries in a jar. */
  static Map<String, byte[]> all() {
    return Map.of(
        OLD + ".class", classFile(OLD, Opcodes.V1_4, ForeignClasses::newLock),
        HUGE + ".class", classFile(HUGE, Opcodes.V17, ForeignClasses::huge),
        ODD + ".class", classFile(ODD, Opcodes.V17, ForeignClasses::odd));
  }

  /** A class of that internal name that makes a lock as any compiler would. */
  static byte[] plain(String name) {
    return classFile(name, Opcodes.V17, ForeignClasses::newLock);
  }

  /** The code leaves a lock on the stack. */
  private static byte[] classFile(String name, int version, Consumer<MethodVisitor> lock) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String[] interfaces = {Type.getInternalName(Callable.class)};
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER;
    writer.visit(version, access, name, null, OBJECT, interfaces);
    MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitCode();
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(0, 0);
    MethodVisitor call =
        writer.visitMethod(Opcodes.ACC_PUBLIC, "call", "()Ljava/lang/Object;", null, null);
    call.visitCode();
    call.visitInsn(Opcodes.ICONST_1);
    call.visitTypeInsn(Opcodes.ANEWARRAY, OBJECT);
    call.visitInsn(Opcodes.DUP);
    call.visitInsn(Opcodes.ICONST_0);
    lock.accept(call);
    call.visitInsn(Opcodes.AASTORE);
    call.visitInsn(Opcodes.ARETURN);
    call.visitMaxs(0, 0);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void newLock(MethodVisitor code) {
    code.visitTypeInsn(Opcodes.NEW, LOCK);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, LOCK, "<init>", "()V", false);
  }

  private static void huge(MethodVisitor code) {
    for (int i = 0; i < PADDING; i++) {
      code.visitInsn(Opcodes.NOP);
    }
    newLock(code);
  }

  /** The argument is there before the NEW, and the result goes below what is on the stack. */
  private static void odd(MethodVisitor code) {
    code.visitInsn(Opcodes.ICONST_1);
    code.visitTypeInsn(Opcodes.ANEWARRAY, LOCK);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitTypeInsn(Opcodes.NEW, LOCK);
    code.visitInsn(Opcodes.DUP_X1);
    code.visitInsn(Opcodes.SWAP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, LOCK, "<init>", "(Z)V", false);
    code.visitInsn(Opcodes.DUP_X2);
    code.visitInsn(Opcodes.AASTORE);
  }
}
