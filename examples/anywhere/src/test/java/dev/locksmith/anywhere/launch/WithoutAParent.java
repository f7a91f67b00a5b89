package dev.locksmith.anywhere.launch;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** A class loader whose parent is the boot loader. */
final class WithoutAParent {
  private WithoutAParent() {}

  /** Takes the jar of the application. */
  public static void main(String[] args) throws Exception {
    URL[] jar = {Path.of(args[0]).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(jar, null)) {
      System.out.println(Inside.answer(loader::loadClass));
    }
  }
}
