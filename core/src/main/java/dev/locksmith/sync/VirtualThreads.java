package dev.locksmith.sync;

/** Tells virtual threads, which the language level does not know, from platform threads. */
final class VirtualThreads {
  private static final Class<?> BASE = find();

  private VirtualThreads() {}

  static boolean isVirtual(Thread thread) {
    return BASE != null && BASE.isInstance(thread);
  }

  private static Class<?> find() {
    try {
      return Class.forName("java.lang.BaseVirtualThread", false, null);
    } catch (ClassNotFoundException olderThan21) {
      return null;
    }
  }
}
