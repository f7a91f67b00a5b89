package dev.locksmith.rewrite;

import dev.locksmith.lock.OwnViews;
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
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Lets the methods of the JDK's lock types that a tuned lock cannot override do right by it. They
 * use the synchronizer of the JDK's own, which a tuned lock leaves unused. They get a first step
 * that asks about the object, so that every caller is served, reflection and method references
 * included.
 *
 * <ul>
 *   <li>{@code hasQueuedThreads}, {@code hasQueuedThread} and {@code getQueueLength} are final. The
 *       fourth such method, {@code isFair}, is right as it is.
 *   <li>The methods of the views of a read-write lock are inherited by an application's own views,
 *       which exclude nobody unless they lock what the tuned lock does: see {@link OwnViews}, which
 *       the constructors of the views tell of every view.
 * </ul>
 */
public final class JdkLockPatch implements ClassFileTransformer {
  private static final Set<String> MONITORING =
      Set.of("hasQueuedThreads", "hasQueuedThread", "getQueueLength");

  private static final Set<String> VIEW =
      Set.of("lock", "lockInterruptibly", "tryLock", "unlock", "toString");
  private static final Set<String> ONLY_WRITE_VIEW =
      Set.of("newCondition", "isHeldByCurrentThread", "getHoldCount");

  /** A semaphore has no hasQueuedThread. */
  private static final int MONITORING_METHODS = 3 * MONITORING.size() - 1;

  /** There are two tryLock of each. */
  private static final int VIEW_METHODS = 2 * (VIEW.size() + 1) + ONLY_WRITE_VIEW.size();

  private static final int VIEW_CONSTRUCTORS = 2;

  private int patched;

  private JdkLockPatch() {}

  /**
   * Patches the three JDK types and the views.
   *
   * @throws IllegalStateException if they are not what they are in the JDKs that are known: then
   *     tuned locks would give wrong answers, and must not be made
   */
  public static void patch(Instrumentation instrumentation) {
    OwnViews.prepare();
    JdkLockPatch patch = new JdkLockPatch();
    instrumentation.addTransformer(patch, true);
    try {
      instrumentation.retransformClasses(
          ReentrantLock.class,
          ReentrantReadWriteLock.class,
          ReentrantReadWriteLock.ReadLock.class,
          ReentrantReadWriteLock.WriteLock.class,
          Semaphore.class);
    } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException failure) {
      instrumentation.removeTransformer(patch);
      throw new IllegalStateException("the JDK's lock classes cannot be patched", failure);
    }
    int expected = MONITORING_METHODS + VIEW_METHODS + VIEW_CONSTRUCTORS;
    if (patch.patched != expected) {
      instrumentation.removeTransformer(patch);
      throw new IllegalStateException(
          "found " + patch.patched + " of the JDK's " + expected + " methods to patch");
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
    if (loader != null) {
      return null;
    }
    boolean isView = JdkTypes.isView(internalName);
    if (!isView && JdkTypes.of(internalName) == null) {
      return null;
    }
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(isView ? new View(writer, internalName) : new Monitored(writer), 0);
    return writer.toByteArray();
  }

  /** One of the three types. */
  private final class Monitored extends ClassVisitor {
    Monitored(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      if ((access & Opcodes.ACC_FINAL) == 0 || !MONITORING.contains(name)) {
        return next;
      }
      patched++;
      return new MonitoringStep(next, name, descriptor);
    }
  }

  /** One of the two views. */
  private final class View extends ClassVisitor {
    private final boolean isRead;

    View(ClassVisitor next, String internalName) {
      super(Opcodes.ASM9, next);
      this.isRead = internalName.equals(JdkTypes.READ_LOCK);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      if (name.equals("<init>")) {
        patched++;
        return new ViewMadeStep(next);
      }
      if (VIEW.contains(name) || (!isRead && ONLY_WRITE_VIEW.contains(name))) {
        patched++;
        return new ViewStep(next, isRead, name, descriptor);
      }
      return next;
    }
  }
}
