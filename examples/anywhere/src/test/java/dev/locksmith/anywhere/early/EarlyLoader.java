package dev.locksmith.anywhere.early;

import java.lang.instrument.Instrumentation;

/** Looks at a class of the application before the application starts. */
final class EarlyLoader {
  private EarlyLoader() {}

  /** Takes the name of the class. */
  public static void premain(String className, Instrumentation instrumentation)
      throws ClassNotFoundException {
    Class.forName(className, false, ClassLoader.getSystemClassLoader());
  }
}
