package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Reads {@code invokedynamic} instructions that stand for {@code ReentrantLock::new} and the like.
 */
final class ConstructorReference {
  private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";
  private static final int IMPLEMENTATION = 1;
  private static final int FLAGS = 3;
  private static final int SERIALIZABLE = 1;

  private ConstructorReference() {}

  /** The type that the handle constructs, or {@code null} if it is none of the three. */
  static LockType constructed(Object constant) {
    return constant instanceof Handle handle && handle.getTag() == Opcodes.H_NEWINVOKESPECIAL
        ? JdkTypes.of(handle.getOwner())
        : null;
  }

  /** The type that a lambda over a constructor makes, or {@code null} if this is no such lambda. */
  static LockType constructed(Handle bootstrap, Object[] arguments) {
    return bootstrap.getOwner().equals(METAFACTORY) && arguments.length > IMPLEMENTATION
        ? constructed(arguments[IMPLEMENTATION])
        : null;
  }

  /** The descriptor of the constructor that such a lambda calls. */
  static String constructor(Object[] arguments) {
    return ((Handle) arguments[IMPLEMENTATION]).getDesc();
  }

  /** Why such a lambda cannot be swapped; {@code null} if it can. */
  static String obstacle(Handle bootstrap, String descriptor, Object[] arguments) {
    if (isSerializable(bootstrap, arguments)) {
      return "a serializable constructor reference names its constructor";
    }
    // No compiler emits one for a constructor, but the JVM admits it.
    return descriptor.startsWith("()") ? null : "a constructor reference with bound arguments";
  }

  /**
   * Whether the lambda can be written to a stream. Its serial form names the constructor, and the
   * class that made it checks that name when it reads it back, so it must stay as it is.
   */
  private static boolean isSerializable(Handle bootstrap, Object[] arguments) {
    return bootstrap.getName().equals("altMetafactory")
        && arguments.length > FLAGS
        && arguments[FLAGS] instanceof Integer flags
        && (flags & SERIALIZABLE) != 0;
  }

  /** The arguments with the drop-in's factory method, which takes the site first. */
  static Object[] swapped(Swap swap, Object[] arguments) {
    Handle constructor = (Handle) arguments[IMPLEMENTATION];
    String parameters = constructor.getDesc().substring(1, constructor.getDesc().indexOf(')'));
    Object[] swapped = arguments.clone();
    swapped[IMPLEMENTATION] =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            DropIns.factoryFor(swap.strategy()),
            DropIns.factoryMethodFor(swap.type()),
            "(I" + parameters + ")L" + constructor.getOwner() + ";",
            false);
    return swapped;
  }
}
