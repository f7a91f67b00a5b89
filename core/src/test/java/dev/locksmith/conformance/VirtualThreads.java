package dev.locksmith.conformance;

import java.util.concurrent.ThreadFactory;

/** Virtual threads, on a JDK that has them. */
final class VirtualThreads {
  private VirtualThreads() {}

  /** Makes virtual threads; reached by reflection, since the suite is compiled for 17. */
  static ThreadFactory factory() {
    try {
      Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
      Class<?> type = Class.forName("java.lang.Thread$Builder");
      return (ThreadFactory) type.getMethod("factory").invoke(builder);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no virtual threads", e);
    }
  }
}
