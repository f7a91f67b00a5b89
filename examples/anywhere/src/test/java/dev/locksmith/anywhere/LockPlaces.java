package dev.locksmith.anywhere;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * All that a class file has to do with making locks: each {@code NEW}, superclass and constructor
 * handle of a lock type, the JDK's or Locksmith's, in the order of the code.
 */
final class LockPlaces {
  private static final String LOCKS = "java/util/concurrent/locks/";

  private static final List<String> JDK_TYPES =
      List.of(
          LOCKS + "ReentrantLock",
          LOCKS + "ReentrantReadWriteLock",
          "java/util/concurrent/Semaphore");

  /** What Locksmith puts before the JDK's name of the type. */
  private static final String DROP_IN = LOCKS + "Locksmith(Watched|Tuned)";

  private static final String FACTORY = DROP_IN + "Locks";

  /** A place, and whether a drop-in is made there. */
  record Place(String what, boolean isSwapped) {}

  private final List<Place> places = new ArrayList<>();

  private LockPlaces() {}

  /** Looks at every instruction. */
  static List<Place> of(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    LockPlaces found = new LockPlaces();
    if (node.superName != null && !node.name.startsWith(LOCKS + "Locksmith")) {
      found.add("extends ", node.superName);
    }
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions) {
        found.add("in " + method.name + method.desc + ' ', instruction);
      }
    }
    return found.places;
  }

  private void add(String where, AbstractInsnNode instruction) {
    if (instruction.getOpcode() == Opcodes.NEW) {
      add(where + "new ", ((TypeInsnNode) instruction).desc);
    } else if (instruction instanceof LdcInsnNode load) {
      addHandle(where, load.cst);
    } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      for (Object argument : dynamic.bsmArgs) {
        addHandle(where, argument);
      }
    }
  }

  private void addHandle(String where, Object constant) {
    if (constant instanceof Handle handle && handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      add(where + "handle ", handle.getOwner());
    } else if (constant instanceof Handle handle && handle.getOwner().matches(FACTORY)) {
      String made = handle.getDesc().replaceFirst(".*\\)L(.*);", "$1");
      places.add(new Place(where + "handle " + made, true));
    } else if (constant instanceof ConstantDynamic dynamic) {
      for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++) {
        addHandle(where, dynamic.getBootstrapMethodArgument(i));
      }
    }
  }

  private void add(String how, String type) {
    String name = type.replaceFirst("^" + DROP_IN, "");
    boolean isSwapped = !name.equals(type);
    for (String jdk : JDK_TYPES) {
      if (isSwapped ? jdk.endsWith('/' + name) : jdk.equals(type)) {
        places.add(new Place(how + jdk, isSwapped));
      }
    }
  }
}
