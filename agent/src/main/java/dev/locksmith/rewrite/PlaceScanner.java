package dev.locksmith.rewrite;

import java.util.HashSet;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ConstantDynamic;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The look before the first pass: which methods are worth it. Most classes that name a lock type
 * only use locks, and of those that make one it is mostly one method of many.
 */
final class PlaceScanner extends ClassVisitor {
  private final Set<String> methods = new HashSet<>();
  private final MethodVisitor scan = new Scan();
  private boolean isSubclass;
  private String current;

  PlaceScanner() {
    super(Opcodes.ASM9);
  }

  /** The methods that make locks, by name and descriptor. */
  Set<String> methods() {
    return methods;
  }

  /** Whether the class makes locks or is one. */
  boolean foundAny() {
    return isSubclass || !methods.isEmpty();
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superName, String[] ifs) {
    isSubclass = JdkTypes.of(superName) != null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    current = name + descriptor;
    return scan;
  }

  private final class Scan extends MethodVisitor {
    Scan() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (opcode == Opcodes.NEW && JdkTypes.of(type) != null) {
        methods.add(current);
      }
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (name.equals("<init>") && JdkTypes.of(owner) != null) {
        methods.add(current);
      }
    }

    @Override
    public void visitLdcInsn(Object value) {
      look(value);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      for (Object argument : arguments) {
        look(argument);
      }
    }

    private void look(Object constant) {
      if (ConstructorReference.constructed(constant) != null
          || constant instanceof ConstantDynamic) {
        methods.add(current);
      }
    }
  }
}
