package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.ConstantDynamic;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Finds the places in one method: every {@code NEW} of a lock type, every {@code <init>} of one and
 * every constructor reference, in the order of the code, so that the second pass only counts along;
 * and which of them belong together.
 */
final class MethodSites extends UninitializedValues {
  private static final int DEEPEST = 0xffff;

  private final SiteFinder finder;
  private final String method;
  private final boolean isConstructor;

  private final List<Construction> places = new ArrayList<>();
  private final Map<Object, Construction> byNew = new HashMap<>();

  /** Those whose {@code NEW} is not known. */
  private final List<Construction> unpaired = new ArrayList<>();

  /** On top of the stack and just constructed: the next instruction may tell the field. */
  private final List<Construction> fresh = new ArrayList<>();

  /** What is fresh at the target of a {@code goto} that follows a construction. */
  private final Map<Label, List<Construction>> freshAt = new HashMap<>();

  private int line;

  MethodSites(SiteFinder finder, String name, boolean hasFrames) {
    super(name.equals("<init>"), hasFrames);
    this.finder = finder;
    this.method = finder.className() + '.' + name;
    this.isConstructor = name.equals("<init>");
  }

  /** For every place in the order of the code the construction that it is part of. */
  List<Construction> places() {
    return places;
  }

  @Override
  public void visitLineNumber(int line, Label start) {
    this.line = line;
  }

  @Override
  public void visitLabel(Label label) {
    super.visitLabel(label);
    List<Construction> arriving = freshAt.remove(label);
    if (arriving != null) {
      fresh.addAll(arriving);
    }
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    super.visitTypeInsn(opcode, type);
    if (opcode == Opcodes.CHECKCAST) {
      return; // Between a construction and the field it goes to.
    }
    fresh.clear();
    LockType lockType = opcode == Opcodes.NEW ? JdkTypes.of(type) : null;
    if (lockType != null) {
      places.add(madeBy(isKnown() ? below(0) : null, lockType).beginsAt(place()));
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    LockType type = name.equals("<init>") ? JdkTypes.of(owner) : null;
    Construction completed = type == null ? null : completed(type, descriptor);
    boolean isOnTop = completed != null && (!isKnown() || isKeptBelow(descriptor));
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    fresh.clear();
    if (completed != null) {
      completed.completedBy(descriptor);
      places.add(completed);
      if (isOnTop) {
        fresh.add(completed);
      }
    }
  }

  /** Whether the lock is on top of the stack after its constructor call; {@code this} never is. */
  private boolean isKeptBelow(String descriptor) {
    Object receiver = receiver(descriptor);
    int below = argumentSlots(descriptor) + 1;
    return receiver != Opcodes.UNINITIALIZED_THIS && depth() > below && below(below) == receiver;
  }

  private Construction completed(LockType type, String descriptor) {
    if (!isKnown()) {
      Construction alone = new Construction(type).beginsAt(place());
      unpaired.add(alone);
      return alone;
    }
    Object receiver = receiver(descriptor);
    boolean isSuperCall = receiver == Opcodes.UNINITIALIZED_THIS;
    Construction completed = isSuperCall ? finder.superCalls() : madeBy(receiver, type);
    check(receiver != null && completed != null && completed.type() == type);
    return completed;
  }

  /** The construction of that {@code NEW}, which may stand further on in the code. */
  private Construction madeBy(Object label, LockType type) {
    Construction known = byNew.get(label);
    if (known != null) {
      check(known.type() == type);
      return known;
    }
    Construction construction = new Construction(type);
    if (label != null) {
      byNew.put(label, construction);
    }
    return construction;
  }

  private void check(boolean isRight) {
    if (!isRight) {
      throw new UnusualCode("a constructor call without its NEW in " + method);
    }
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      for (Construction construction : fresh) {
        construction.goesInto(owner.replace('/', '.') + '.' + name);
      }
    }
    fresh.clear();
  }

  @Override
  public void visitInsn(int opcode) {
    super.visitInsn(opcode);
    if (opcode != Opcodes.DUP && opcode != Opcodes.DUP_X1 && opcode != Opcodes.DUP_X2) {
      fresh.clear();
    }
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    super.visitIntInsn(opcode, operand);
    fresh.clear();
  }

  @Override
  public void visitVarInsn(int opcode, int index) {
    super.visitVarInsn(opcode, index);
    fresh.clear();
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    super.visitJumpInsn(opcode, label);
    if (opcode == Opcodes.GOTO && !fresh.isEmpty()) {
      List<Construction> there = freshAt.get(label);
      if (there == null) {
        there = new ArrayList<>();
        freshAt.put(label, there);
      }
      there.addAll(fresh);
    }
    fresh.clear();
  }

  @Override
  public void visitLdcInsn(Object value) {
    super.visitLdcInsn(value);
    fresh.clear();
    noticeHandles(value);
  }

  @Override
  public void visitIincInsn(int index, int increment) {
    super.visitIincInsn(index, increment);
    fresh.clear();
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
    super.visitTableSwitchInsn(min, max, dflt, labels);
    fresh.clear();
  }

  @Override
  public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
    super.visitLookupSwitchInsn(dflt, keys, labels);
    fresh.clear();
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    super.visitMultiANewArrayInsn(descriptor, dimensions);
    fresh.clear();
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    fresh.clear();
    LockType type = ConstructorReference.constructed(bootstrap, arguments);
    if (type != null) {
      Construction reference = new Construction(type).beginsAt(place());
      reference.completedBy(ConstructorReference.constructor(arguments));
      String obstacle = ConstructorReference.obstacle(bootstrap, descriptor, arguments);
      if (obstacle != null) {
        reference.prevent(obstacle);
      }
      places.add(reference);
    } else {
      for (Object argument : arguments) {
        noticeHandles(argument);
      }
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    if (maxStack == DEEPEST && !places.isEmpty()) {
      throw new UnusualCode("no room for a number on the operand stack of " + method);
    }
  }

  private void noticeHandles(Object constant) {
    LockType type = ConstructorReference.constructed(constant);
    if (type != null) {
      finder.leaveAlone(type, place(), "a constant method handle to the constructor");
    } else if (constant instanceof ConstantDynamic dynamic) {
      for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++) {
        noticeHandles(dynamic.getBootstrapMethodArgument(i));
      }
    }
  }

  private String place() {
    return line > 0 ? method + ':' + line : method;
  }

  /** Decides what becomes of every place, after the superclass is decided on. */
  void decide() {
    for (Construction construction : places) {
      check(construction.hasBegun());
      if (construction.swap() == null) {
        if (construction.isCompleted() || isUnpaired(construction.type())) {
          finder.decide(construction);
        } else {
          construction.decide(Swap.none(construction.type())); // A NEW that makes nothing.
        }
      }
    }
    for (Construction construction : unpaired) {
      checkNoneDiffers(construction);
    }
  }

  /** Whether there is a constructor call of that type whose {@code NEW} is not known. */
  private boolean isUnpaired(LockType type) {
    for (Construction construction : unpaired) {
      if (construction.type() == type) {
        return true;
      }
    }
    return false;
  }

  /**
   * A constructor call whose {@code NEW} is not known may be that of any lock of its type in this
   * method; so all of them must become the same class.
   */
  private void checkNoneDiffers(Construction unknown) {
    Construction superCalls = isConstructor ? finder.superCalls() : null;
    if (superCalls != null && superCalls.type() == unknown.type()) {
      checkSameClass(unknown, superCalls);
    }
    for (Construction other : places) {
      if (other.type() == unknown.type()) {
        checkSameClass(unknown, other);
      }
    }
  }

  private void checkSameClass(Construction unknown, Construction other) {
    if (!unknown.swap().givesTheSameClassAs(other.swap())) {
      throw new UnusualCode(
          "some "
              + unknown.type().label()
              + "s are not to be swapped in "
              + method
              + ", and it is not clear which constructor call makes them");
    }
  }
}
