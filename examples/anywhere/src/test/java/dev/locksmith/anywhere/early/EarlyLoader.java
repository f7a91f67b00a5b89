package dev.locksmith.anywhere.early;

import java.lang.instrument.Instrumentation;

/** Looks at a class of the application before the application starts. */
final class EarlyLoader {
  private EarlyLoader() {}

  /** Takes the name of the class, and whether it is to be {@code loaded} or {@code initialised}. */
  public static void premain(String argument, Instrumentation instrumentation)
      throws ClassNotFoundException {
    String[] words = argument.split(" ", 2);
    boolean initialise = words[1].equals("initialised");
    Class.forName(words[0], initialise, ClassLoader.getSystemClassLoader());
  }
}
