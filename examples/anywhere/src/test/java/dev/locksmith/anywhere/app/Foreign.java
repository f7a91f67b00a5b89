package dev.locksmith.anywhere.app;

import java.util.concurrent.Callable;

/** Class files that no Java compiler of today writes; the tests assemble them. */
final class Foreign {
  private Foreign() {}

  static Object[] make(String name) throws Exception {
    String className = Foreign.class.getPackageName() + '.' + name;
    Class<?> type = Class.forName(className, true, Foreign.class.getClassLoader());
    return (Object[]) ((Callable<?>) type.getDeclaredConstructor().newInstance()).call();
  }
}
