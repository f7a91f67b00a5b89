package dev.locksmith.inject;

import java.lang.invoke.MethodHandles.Lookup;
import java.security.ProtectionDomain;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Defines classes without linking them; itself the first class that is injected.
 *
 * <p>{@link Lookup#defineClass} links at once, and where the JVM verifies the boot loader's classes
 * (with {@code -Xverify:all}, or if another agent has touched them) the verifier then asks for
 * classes that are still to come. What {@link java.lang.reflect.Proxy} uses does not link, but is
 * seen only from inside of {@code java.base}. Exporting its package to the agent would export it to
 * every class on the class path, and libraries that probe for it would change their ways.
 */
public final class BootDefiner {
  private BootDefiner() {}

  /**
   * Defines a class of {@code java.base}, or of the agent.
   *
   * @param key full access to the locks, which only one has who may change {@code java.base}
   * @param domain that of the agent, and {@code null} for {@code java.base}
   * @param name the internal name
   * @throws IllegalArgumentException if the key is not that
   * @throws LinkageError if the JVM refuses the class
   */
  public static Class<?> define(
      Lookup key, ProtectionDomain domain, String name, byte[] classFile) {
    boolean fits = key.lookupClass() == ReentrantLock.class;
    if (!fits || (key.lookupModes() & Lookup.PRIVATE) == 0) {
      throw new IllegalArgumentException("no access");
    }
    ClassLoader loader = domain == null ? null : domain.getClassLoader();
    return SharedSecrets.getJavaLangAccess().defineClass(loader, name, classFile, domain, null);
  }
}
