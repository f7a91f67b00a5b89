package dev.locksmith.rewrite;

import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;

/**
 * Swaps inside of {@code java.util.concurrent}: in its queues, pools and barriers. Nothing else of
 * the JDK is touched, so what class loading and the Flight Recorder lock stays as it is.
 */
public final class JdkClasses {
  private static final String PACKAGE = "java/util/concurrent/";

  /** A subclass of a lock that exists only for the serial form of its owner. */
  private static final String SERIAL_FORM = "java/util/concurrent/ConcurrentHashMap$Segment";

  private JdkClasses() {}

  /** Whether the class is one that may be rewritten: the locks themselves may not. */
  static boolean isEligible(String internalName) {
    return internalName != null
        && internalName.startsWith(PACKAGE)
        && internalName.indexOf('/', PACKAGE.length()) < 0
        && !internalName.equals(SERIAL_FORM);
  }

  /** Has the classes that are loaded already transformed by the transformers that are in force. */
  public static void retransformLoaded(Instrumentation instrumentation)
      throws UnmodifiableClassException {
    List<Class<?>> eligible = new ArrayList<>();
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (loaded.getClassLoader() == null
          && !loaded.isArray()
          && isEligible(loaded.getName().replace('.', '/'))
          && instrumentation.isModifiableClass(loaded)) {
        eligible.add(loaded);
      }
    }
    instrumentation.retransformClasses(eligible.toArray(new Class<?>[0]));
  }
}
