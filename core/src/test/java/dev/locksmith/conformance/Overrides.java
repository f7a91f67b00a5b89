package dev.locksmith.conformance;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Probes without a subclass. The JDK's own protected methods are closed to reflection, but the
 * methods of a drop-in that override them are not.
 */
final class Overrides {
  private Overrides() {}

  /** A {@code probe} whose methods call the methods of {@code target} of the same signature. */
  static <P> P of(Object target, Class<P> probe) {
    return probe.cast(
        Proxy.newProxyInstance(
            probe.getClassLoader(),
            new Class<?>[] {probe},
            (proxy, method, arguments) -> invoke(target, method, arguments)));
  }

  private static Object invoke(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return override(target.getClass(), method).invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static Method override(Class<?> type, Method method) {
    for (Class<?> c = type; !c.getName().startsWith("java."); c = c.getSuperclass()) {
      try {
        Method found = c.getDeclaredMethod(method.getName(), method.getParameterTypes());
        found.setAccessible(true);
        return found;
      } catch (NoSuchMethodException e) {
        // Inherited, perhaps.
      }
    }
    throw new AssertionError(
        type.getName() + " does not override " + method.getName() + ": give its kind subclasses");
  }
}
