package dev.locksmith.rewrite;

import dev.locksmith.lock.TunedMonitoring;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Lets the JDK types' final monitoring methods answer truly for tuned locks.
 *
 * <p>{@code hasQueuedThreads}, {@code hasQueuedThread} and {@code getQueueLength} cannot be
 * overridden, and read the synchronizer of the JDK's own, which a tuned lock leaves unused. They
 * get a first step that asks whether the lock is tuned, so that every caller hears the truth,
 * reflection and method references included. {@code isFair} is right as it is.
 */
public final class FinalMethods implements ClassFileTransformer {
  private static final String MONITORING = Type.getInternalName(TunedMonitoring.class);
  private static final Set<String> NAMES =
      Set.of("hasQueuedThreads", "hasQueuedThread", "getQueueLength");

  private int patched;

  private FinalMethods() {}

  /**
   * Patches the methods of the three JDK types.
   *
   * @throws IllegalStateException if they are not what they are in the JDKs that are known: then
   *     tuned locks would give wrong answers, and must not be made
   */
  public static void patch(Instrumentation instrumentation) {
    FinalMethods patch = new FinalMethods();
    instrumentation.addTransformer(patch, true);
    try {
      instrumentation.retransformClasses(
          ReentrantLock.class, ReentrantReadWriteLock.class, Semaphore.class);
    } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException failure) {
      instrumentation.removeTransformer(patch);
      throw new IllegalStateException("the JDK's lock classes cannot be patched", failure);
    }
    int expected = 3 * NAMES.size() - 1; // A semaphore has no hasQueuedThread.
    if (patch.patched != expected) {
      instrumentation.removeTransformer(patch);
      throw new IllegalStateException(
          "found " + patch.patched + " of the JDK's " + expected + " monitoring methods");
    }
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (loader != null || JdkTypes.of(internalName) == null) {
      return null;
    }
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(new Patch(writer, this), 0);
    return writer.toByteArray();
  }

  private static final class Patch extends ClassVisitor {
    private final FinalMethods counter;

    Patch(ClassVisitor next, FinalMethods counter) {
      super(Opcodes.ASM9, next);
      this.counter = counter;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      if ((access & Opcodes.ACC_FINAL) == 0 || !NAMES.contains(name)) {
        return next;
      }
      counter.patched++;
      return new FirstStep(next, name, descriptor);
    }
  }

  /** {@code if (isTuned(this)) return the tuned answer;} before the JDK's own code. */
  private static final class FirstStep extends MethodVisitor {
    private static final int STACK = 2;

    private final String name;
    private final String descriptor;

    FirstStep(MethodVisitor next, String name, String descriptor) {
      super(Opcodes.ASM9, next);
      this.name = name;
      this.descriptor = descriptor;
    }

    @Override
    public void visitCode() {
      super.visitCode();
      Label jdk = new Label();
      super.visitVarInsn(Opcodes.ALOAD, 0);
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, MONITORING, "isTuned", "(Ljava/lang/Object;)Z", false);
      super.visitJumpInsn(Opcodes.IFEQ, jdk);
      super.visitVarInsn(Opcodes.ALOAD, 0);
      if (!descriptor.startsWith("()")) {
        super.visitVarInsn(Opcodes.ALOAD, 1);
      }
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          MONITORING,
          name,
          "(Ljava/lang/Object;" + descriptor.substring(1),
          false);
      super.visitInsn(Opcodes.IRETURN);
      super.visitLabel(jdk);
      super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
      super.visitMaxs(Math.max(maxStack, STACK), maxLocals);
    }
  }
}
