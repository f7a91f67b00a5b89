package dev.locksmith.rewrite;

import dev.locksmith.lock.TunedReadLock;
import dev.locksmith.lock.TunedWriteLock;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Gives an application's own subclass of a view of the read-write lock the tuned view as its
 * superclass. Built over a tuned lock, the JDK's view would lock the synchronizer that such a lock
 * leaves unused, and exclude nobody. Over any other lock the tuned view is the JDK's own.
 *
 * <p>The pre-filter lets such a class through, because a class that names a nested class names the
 * outer one too, in its {@code InnerClasses} attribute.
 */
final class ViewSubclass extends ClassVisitor {
  static final String READ_LOCK = "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock";
  static final String WRITE_LOCK = "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock";

  private final String view;
  private final String tunedView;

  private ViewSubclass(ClassVisitor next, String view, String tunedView) {
    super(Opcodes.ASM9, next);
    this.view = view;
    this.tunedView = tunedView;
  }

  /** Whether a class with that superclass is such a subclass. */
  static boolean is(String superName) {
    return READ_LOCK.equals(superName) || WRITE_LOCK.equals(superName);
  }

  /** A visitor that changes the superclass. */
  static ClassVisitor rename(String superName, ClassVisitor next) {
    return new ViewSubclass(next, superName, tunedView(superName));
  }

  /** The internal name of the tuned view that stands in for the JDK's. */
  static String tunedView(String superName) {
    Class<?> tuned = READ_LOCK.equals(superName) ? TunedReadLock.class : TunedWriteLock.class;
    return Type.getInternalName(tuned);
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superName, String[] ifs) {
    super.visit(version, access, name, signature, tunedView, ifs);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    return name.equals("<init>") ? new SuperCalls(next) : next;
  }

  /** The constructors of the views are protected, so every call of one is a {@code super(...)}. */
  private final class SuperCalls extends MethodVisitor {
    SuperCalls(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      boolean isSuperCall = name.equals("<init>") && owner.equals(view);
      super.visitMethodInsn(opcode, isSuperCall ? tunedView : owner, name, descriptor, isInterface);
    }
  }
}
