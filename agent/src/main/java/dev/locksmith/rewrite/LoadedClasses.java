package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;

/** Has classes transformed again that were loaded before the transformer was there, or changed. */
public final class LoadedClasses {
  private static final ProtectionDomain OWN = LoadedClasses.class.getProtectionDomain();

  private final Instrumentation instrumentation;
  private final RewriteLog log;

  /** Over the classes of this JVM. */
  public LoadedClasses(Instrumentation instrumentation, RewriteLog log) {
    this.instrumentation = instrumentation;
    this.log = log;
  }

  /** Transforms what is loaded of the classes of {@code java.util.concurrent} that make locks. */
  public void retransformJdk() {
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (loaded.getClassLoader() == null && JdkClasses.isEligible(internalName(loaded))) {
        retransform(loaded);
      }
    }
  }

  /**
   * Transforms what is loaded of an application. There is something even as the JVM starts: classes
   * that other agents load, and those that are linked in an ahead-of-time cache, which are loaded
   * before any agent is asked (JEP 483).
   *
   * <p>A class is passed over if its class file can be found and names no lock type: transforming
   * it would cost its compiled code for nothing.
   */
  public void retransformApplication() {
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (loaded.getClassLoader() != null && mayMakeLocks(loaded)) {
        retransform(loaded);
      }
    }
  }

  private static boolean mayMakeLocks(Class<?> loaded) {
    if (loaded.isArray() || loaded.isHidden() || loaded.getProtectionDomain() == OWN) {
      return false;
    }
    String file = internalName(loaded) + ".class";
    try (InputStream in = loaded.getClassLoader().getResourceAsStream(file)) {
      return in == null || ConstantPoolFilter.namesALockType(in.readAllBytes());
    } catch (IOException | RuntimeException | LinkageError unknown) {
      return true;
    }
  }

  private void retransform(Class<?> loaded) {
    if (!instrumentation.isModifiableClass(loaded)) {
      return;
    }
    try {
      instrumentation.retransformClasses(loaded);
    } catch (UnmodifiableClassException | RuntimeException | LinkageError failure) {
      String reason = "it is loaded already, and could not be transformed again: " + failure;
      LockSites.leaveAlone(new LeftAlone(loaded.getName(), null, reason));
      log.notRetransformed(loaded.getName(), failure);
    }
  }

  private static String internalName(Class<?> loaded) {
    return loaded.getName().replace('.', '/');
  }
}
