package dev.locksmith.anywhere.launch;

import java.io.File;
import java.io.IOException;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;

/** Loads and verifies every class of the given jars, which are on the class path. */
final class LoadAll {
  private static final String CLASS = ".class";

  private LoadAll() {}

  /** Takes the jars; prints a line for each class that does not load, and how many do. */
  public static void main(String[] args) throws IOException {
    for (String path : args) {
      File file = new File(path);
      int[] loaded = new int[1];
      try (JarFile jar = new JarFile(file, false, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
        jar.versionedStream()
            .map(entry -> entry.getName())
            .filter(name -> name.endsWith(CLASS) && name.indexOf('-') < 0)
            .map(name -> name.substring(0, name.length() - CLASS.length()).replace('/', '.'))
            .sorted()
            .forEach(name -> loaded[0] += loads(name) ? 1 : 0);
      }
      System.out.println(file.getName() + ": " + loaded[0] + " loaded");
    }
  }

  /** Asking for the constructors links the class, and linking verifies it. */
  private static boolean loads(String name) {
    try {
      Class<?> type = Class.forName(name, false, ClassLoader.getSystemClassLoader());
      return type.getDeclaredConstructors() != null;
    } catch (ClassNotFoundException | LinkageError failure) {
      System.out.println(name + ": " + failure);
      return false;
    }
  }
}
