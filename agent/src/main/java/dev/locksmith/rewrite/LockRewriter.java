package dev.locksmith.rewrite;

import java.util.Iterator;
import java.util.List;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The second pass over a class: renames, as the {@link SiteFinder} decided.
 *
 * <p>Calls such as {@code super.lock()} in a subclass keep naming the JDK type: an {@code
 * invokespecial} of a superclass's method starts its search at the direct superclass (JVMS §6.5),
 * which is the drop-in now.
 */
final class LockRewriter extends ClassVisitor {
  private static final int NUMBER = 1;

  private final SiteFinder found;
  private final boolean isTrial;
  private int visitedMethods;

  /**
   * A rewriter of the class that was looked at.
   *
   * @param isTrial whether this is only to see that it works: then no site is registered
   */
  LockRewriter(ClassVisitor next, SiteFinder found, boolean isTrial) {
    super(Opcodes.ASM9, next);
    this.found = found;
    this.isTrial = isTrial;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superName, String[] ifs) {
    Swap swap = found.superclass();
    String parent = swap != null ? swap.dropIn() : superName;
    super.visit(version, access, name, signature, parent, ifs);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    List<Construction> places = found.placesIn(visitedMethods++);
    return places == null ? next : new Renamer(next, places.iterator(), isTrial);
  }

  private static final class Renamer extends MethodVisitor {
    private final Iterator<Construction> places;
    private final boolean isTrial;

    Renamer(MethodVisitor next, Iterator<Construction> places, boolean isTrial) {
      super(Opcodes.ASM9, next);
      this.places = places;
      this.isTrial = isTrial;
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      boolean isPlace = opcode == Opcodes.NEW && JdkTypes.of(type) != null;
      super.visitTypeInsn(opcode, isPlace ? places.next().swap().dropIn() : type);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      boolean isPlace = name.equals("<init>") && JdkTypes.of(owner) != null;
      Swap swap = isPlace ? places.next().swap() : null;
      if (!isPlace || swap.isLeftAlone()) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        return;
      }
      push(swap);
      String withSite = descriptor.replace(")", "I)");
      super.visitMethodInsn(opcode, swap.dropIn(), "<init>", withSite, false);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      boolean isPlace = ConstructorReference.constructed(bootstrap, arguments) != null;
      Swap swap = isPlace ? places.next().swap() : null;
      if (!isPlace || swap.isLeftAlone()) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        return;
      }
      push(swap);
      String capturing = descriptor.replace("()", "(I)");
      Object[] swapped = ConstructorReference.swapped(swap, arguments);
      super.visitInvokeDynamicInsn(name, capturing, bootstrap, swapped);
    }

    private void push(Swap swap) {
      SiteNumber.push(mv, isTrial ? Short.MAX_VALUE : swap.number());
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
      super.visitMaxs(maxStack + NUMBER, maxLocals);
    }
  }
}
