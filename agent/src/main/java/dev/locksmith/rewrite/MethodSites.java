package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import net.bytebuddy.jar.asm.ConstantDynamic;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Finds the places in one method. Its result lists every {@code NEW} of a lock type, every {@code
 * <init>} of one and every constructor reference, in the order of the code, so that the second pass
 * only counts along.
 *
 * <p>An {@code <init>} belongs to the last {@code NEW} that has none yet: arguments are evaluated
 * in between and may construct locks themselves. One without a {@code NEW} is the {@code
 * super(...)} of a subclass. Whatever does not add up by these rules leaves the class alone.
 */
final class MethodSites extends MethodVisitor {
  private final SiteFinder finder;
  private final String methodName;
  private final String methodKey;
  private final List<Swap> swaps = new ArrayList<>();
  private final Deque<OpenNew> open = new ArrayDeque<>();
  private int line;

  /** The construction that just ended: the next instruction may tell the field. */
  private OpenNew ended;

  private int endedInit;

  MethodSites(SiteFinder finder, String methodName, String methodKey) {
    super(Opcodes.ASM9);
    this.finder = finder;
    this.methodName = methodName;
    this.methodKey = methodKey;
  }

  /** A {@code NEW}: where its entry stands in the list, its type and its line. */
  private record OpenNew(int entry, LockType type, int line) {}

  @Override
  public void visitLineNumber(int line, Label start) {
    this.line = line;
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.CHECKCAST) {
      return; // Between a construction and the field it goes to.
    }
    settle(null);
    LockType lockType = opcode == Opcodes.NEW ? JdkTypes.of(type) : null;
    if (lockType != null) {
      open.push(new OpenNew(swaps.size(), lockType, line));
      swaps.add(null);
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    settle(null);
    LockType type = name.equals("<init>") ? JdkTypes.of(owner) : null;
    if (type == null) {
      return;
    }
    OpenNew made = open.peek();
    if (made != null && made.type() == type) {
      open.pop();
      ended = made;
      endedInit = swaps.size();
      swaps.add(null);
    } else if (made == null && methodName.equals("<init>") && isSuperclass(type)) {
      swaps.add(finder.superclass());
    } else {
      throw new UnusualCode("a constructor call without its NEW in " + methodName);
    }
  }

  private boolean isSuperclass(LockType type) {
    return finder.superclass() != null && finder.superclass().type() == type;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean stores = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    settle(stores ? owner.replace('/', '.') + '.' + name : null);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode != Opcodes.DUP && opcode != Opcodes.DUP_X1 && opcode != Opcodes.DUP_X2) {
      settle(null);
    }
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    settle(null);
  }

  @Override
  public void visitVarInsn(int opcode, int index) {
    settle(null);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    settle(null);
  }

  @Override
  public void visitLdcInsn(Object value) {
    settle(null);
    noticeHandles(value);
  }

  @Override
  public void visitIincInsn(int index, int increment) {
    settle(null);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
    settle(null);
  }

  @Override
  public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
    settle(null);
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    settle(null);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    settle(null);
    LockType type = ConstructorReference.constructed(bootstrap, arguments);
    if (type == null) {
      for (Object argument : arguments) {
        noticeHandles(argument);
      }
    } else if (ConstructorReference.isSerializable(bootstrap, arguments)) {
      swaps.add(
          finder.leaveAlone(
              type, place(line), "a serializable constructor reference names its constructor"));
    } else {
      swaps.add(finder.decide(type, place(line)));
    }
  }

  private void noticeHandles(Object constant) {
    LockType type = ConstructorReference.constructed(constant);
    if (type != null) {
      finder.leaveAlone(type, place(line), "a constant method handle to the constructor");
    } else if (constant instanceof ConstantDynamic dynamic) {
      for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++) {
        noticeHandles(dynamic.getBootstrapMethodArgument(i));
      }
    }
  }

  @Override
  public void visitEnd() {
    settle(null);
    if (!open.isEmpty()) {
      throw new UnusualCode("a NEW without its constructor call in " + methodName);
    }
    if (!swaps.isEmpty()) {
      finder.found(methodKey, swaps);
    }
  }

  /** The construction that just ended is named by the field that takes it, or by its place. */
  private void settle(String field) {
    if (ended == null) {
      return;
    }
    Swap swap = finder.decide(ended.type(), field != null ? field : place(ended.line()));
    swaps.set(ended.entry(), swap);
    swaps.set(endedInit, swap);
    ended = null;
  }

  private String place(int line) {
    String method = finder.className() + '.' + methodName;
    return line > 0 ? method + ':' + line : method;
  }
}
