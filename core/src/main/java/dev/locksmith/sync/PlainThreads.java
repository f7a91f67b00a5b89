package dev.locksmith.sync;

/**
 * Tells threads whose state can be asked for without running an application's code: a subclass may
 * override {@link Thread#getState} or {@link Thread#isInterrupted}, and do there whatever it likes,
 * take the same lock included.
 */
final class PlainThreads extends ClassValue<Boolean> {
  private static final PlainThreads OF_CLASS = new PlainThreads();

  private PlainThreads() {}

  static boolean isPlain(Thread thread) {
    Class<?> type = thread.getClass();
    return type == Thread.class || OF_CLASS.get(type);
  }

  @Override
  protected Boolean computeValue(Class<?> type) {
    for (Class<?> part = type; part != Thread.class; part = part.getSuperclass()) {
      if (part.getClassLoader() != null
          && (declares(part, "getState") || declares(part, "isInterrupted"))) {
        return false;
      }
    }
    return true;
  }

  private static boolean declares(Class<?> type, String method) {
    try {
      return type.getDeclaredMethod(method) != null;
    } catch (NoSuchMethodException none) {
      return false;
    } catch (LinkageError | SecurityException unknown) {
      return true;
    }
  }
}
