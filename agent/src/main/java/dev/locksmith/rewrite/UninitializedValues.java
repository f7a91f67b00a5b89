package dev.locksmith.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Follows the code of a method as the verifier does, as far as objects are concerned that are made
 * but not yet constructed: which {@code NEW} does an {@code <init>} complete?
 *
 * <p>The order of the instructions does not tell: an obfuscator may put a constructor call before
 * its {@code NEW}, and {@code SWAP} may cross two of them. But the verifier admits an {@code
 * <init>} only on an object whose one {@code NEW} it knows, whatever path leads there (JVMS
 * §4.10.1.9, {@code invokespecial}). So the first path that is found tells it for all, and one look
 * at each instruction is enough, because the stack map frames say what arrives at the targets of
 * jumps.
 *
 * <p>Class files up to version 50 may have no frames, or wrong ones. Theirs are not read; there a
 * forward jump hands its state to its target. Where no state is known, in code that only a handler,
 * a switch, a subroutine or a jump backwards reaches, the answer is that it is not known.
 */
class UninitializedValues extends MethodVisitor {
  /** Every value that is of no interest here: what is initialised, numbers, the unusable. */
  private static final Object OTHER = null;

  /** By slot; {@code null} where the state is not known. */
  private List<Object> stack = new ArrayList<>();

  private List<Object> locals = new ArrayList<>();

  /** What forward jumps hand to their targets; {@code null} where frames tell. */
  private final Map<Label, State> handedOver;

  /** The label at the next instruction, which stands for what its NEW makes, as in a frame. */
  private Label here;

  private record State(List<Object> stack, List<Object> locals) {}

  /**
   * For one method.
   *
   * @param isConstructor whether it starts with an uninitialised {@code this}
   * @param hasFrames whether its stack map frames are visited, expanded, and can be relied on
   */
  UninitializedValues(boolean isConstructor, boolean hasFrames) {
    super(Opcodes.ASM9);
    handedOver = hasFrames ? null : new HashMap<>();
    if (isConstructor) {
      locals.add(Opcodes.UNINITIALIZED_THIS);
    }
  }

  /** Whether the state before the next instruction is known. */
  final boolean isKnown() {
    return stack != null;
  }

  /** What an {@code <init>} with that descriptor, the next instruction, completes: as below. */
  final Object receiver(String descriptor) {
    return below(argumentSlots(descriptor));
  }

  static int argumentSlots(String descriptor) {
    return (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
  }

  /**
   * The object below so many slots: the {@link Label} of its {@code NEW}, {@link
   * Opcodes#UNINITIALIZED_THIS}, or {@code null} if it is something else.
   */
  final Object below(int slots) {
    if (slots >= stack.size()) {
      throw new UnusualCode("the operand stack is too short");
    }
    return stack.get(stack.size() - 1 - slots);
  }

  /** How many slots are on the stack. */
  final int depth() {
    return stack.size();
  }

  @Override
  public void visitLabel(Label label) {
    if (here == null) {
      here = label;
    }
    State state = stack == null && handedOver != null ? handedOver.get(label) : null;
    if (state != null) {
      stack = new ArrayList<>(state.stack());
      locals = new ArrayList<>(state.locals());
    }
  }

  @Override
  public void visitFrame(int type, int localCount, Object[] local, int stackCount, Object[] onIt) {
    if (type != Opcodes.F_NEW) {
      throw new IllegalArgumentException("frames are to be expanded");
    }
    locals = slots(localCount, local);
    stack = slots(stackCount, onIt);
  }

  private static List<Object> slots(int count, Object[] types) {
    List<Object> slots = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      Object type = types[i];
      boolean uninitialized = type instanceof Label || type == Opcodes.UNINITIALIZED_THIS;
      slots.add(uninitialized ? type : OTHER);
      if (type == Opcodes.LONG || type == Opcodes.DOUBLE) {
        slots.add(OTHER);
      }
    }
    return slots;
  }

  @Override
  public void visitInsn(int opcode) {
    here = null;
    if (isEnd(opcode)) {
      forget();
    } else if (stack != null) {
      switch (opcode) {
        case Opcodes.DUP -> copy(1, 0);
        case Opcodes.DUP_X1 -> copy(1, 1);
        case Opcodes.DUP_X2 -> copy(1, 2);
        case Opcodes.DUP2 -> copy(2, 0);
        case Opcodes.DUP2_X1 -> copy(2, 1);
        case Opcodes.DUP2_X2 -> copy(2, 2);
        case Opcodes.SWAP -> {
          copy(1, 1);
          take(1);
        }
        default -> effect(StackEffect.taken(opcode), StackEffect.put(opcode));
      }
    }
  }

  private static boolean isEnd(int opcode) {
    return (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) || opcode == Opcodes.ATHROW;
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    effect(opcode == Opcodes.NEWARRAY ? 1 : 0, 1);
  }

  @Override
  public void visitVarInsn(int opcode, int index) {
    here = null;
    if (opcode == Opcodes.RET) {
      forget();
    }
    if (stack == null) {
      return;
    }
    switch (opcode) {
      case Opcodes.ALOAD -> stack.add(index < locals.size() ? locals.get(index) : OTHER);
      case Opcodes.ILOAD, Opcodes.FLOAD -> effect(0, 1);
      case Opcodes.LLOAD, Opcodes.DLOAD -> effect(0, 2);
      case Opcodes.LSTORE, Opcodes.DSTORE -> {
        effect(2, 0);
        store(index, OTHER);
        store(index + 1, OTHER);
      }
      default -> {
        Object value = below(0);
        take(1);
        store(index, value);
      }
    }
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    Label made = here != null ? here : new Label();
    effect(opcode == Opcodes.NEW ? 0 : 1, 1);
    if (opcode == Opcodes.NEW && stack != null) {
      replace(made); // By the verifier's rule none is left from an earlier round of a loop.
      stack.set(stack.size() - 1, made);
    }
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    int size = descriptor.equals("J") || descriptor.equals("D") ? 2 : 1;
    switch (opcode) {
      case Opcodes.GETSTATIC -> effect(0, size);
      case Opcodes.PUTSTATIC -> effect(size, 0);
      case Opcodes.GETFIELD -> effect(1, size);
      default -> effect(1 + size, 0);
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    int sizes = Type.getArgumentsAndReturnSizes(descriptor);
    int arguments = (sizes >> 2) - 1;
    if (stack != null && name.equals("<init>")) {
      replace(below(arguments));
    }
    effect(opcode == Opcodes.INVOKESTATIC ? arguments : arguments + 1, sizes & 3);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    int sizes = Type.getArgumentsAndReturnSizes(descriptor);
    effect((sizes >> 2) - 1, sizes & 3);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    here = null;
    switch (opcode) {
      case Opcodes.GOTO -> {
        handOver(label);
        forget();
      }
      case Opcodes.JSR -> forget();
      case Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE -> {
        effect(1, 0);
        handOver(label);
      }
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> {
        effect(1, 0);
        handOver(label);
      }
      default -> {
        effect(2, 0);
        handOver(label);
      }
    }
  }

  @Override
  public void visitLdcInsn(Object value) {
    effect(0, value instanceof Long || value instanceof Double || isWideDynamic(value) ? 2 : 1);
  }

  private static boolean isWideDynamic(Object value) {
    return value instanceof net.bytebuddy.jar.asm.ConstantDynamic dynamic && dynamic.getSize() == 2;
  }

  @Override
  public void visitIincInsn(int index, int increment) {
    here = null;
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
    forget();
  }

  @Override
  public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
    forget();
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    effect(dimensions, 1);
  }

  private void effect(int taken, int put) {
    here = null;
    if (stack != null) {
      take(taken);
      for (int i = 0; i < put; i++) {
        stack.add(OTHER);
      }
    }
  }

  private void take(int slots) {
    if (slots > stack.size()) {
      throw new UnusualCode("the operand stack is too short");
    }
    for (int i = 0; i < slots; i++) {
      stack.remove(stack.size() - 1);
    }
  }

  /** Copies the top slots to below themselves and so many slots more. */
  private void copy(int slots, int skipped) {
    int size = stack.size();
    if (slots + skipped > size) {
      throw new UnusualCode("the operand stack is too short");
    }
    stack.addAll(size - slots - skipped, new ArrayList<>(stack.subList(size - slots, size)));
  }

  private void store(int index, Object value) {
    while (locals.size() <= index) {
      locals.add(OTHER);
    }
    locals.set(index, value);
  }

  private void replace(Object uninitialized) {
    if (uninitialized == OTHER) {
      return;
    }
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i) == uninitialized) {
        stack.set(i, OTHER);
      }
    }
    for (int i = 0; i < locals.size(); i++) {
      if (locals.get(i) == uninitialized) {
        locals.set(i, OTHER);
      }
    }
  }

  private void handOver(Label label) {
    if (handedOver != null && stack != null && !handedOver.containsKey(label)) {
      handedOver.put(label, new State(new ArrayList<>(stack), new ArrayList<>(locals)));
    }
  }

  private void forget() {
    here = null;
    stack = null;
    locals = null;
  }
}
