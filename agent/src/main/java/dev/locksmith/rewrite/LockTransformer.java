package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;

/**
 * Rewrites the classes that an application loads. Whatever fails leaves the class as it was, and is
 * told once.
 */
public final class LockTransformer implements ClassFileTransformer {
  private final Swaps swaps;
  private final RewriteLog log;
  private final Runnable beforeRewriting;

  private volatile boolean hasToldOfFailure;

  /**
   * A transformer that does what {@code swaps} says and tells {@code log}.
   *
   * @param beforeRewriting is run before every class that is rewritten
   */
  public LockTransformer(Swaps swaps, RewriteLog log, Runnable beforeRewriting) {
    this.swaps = swaps;
    this.log = log;
    this.beforeRewriting = beforeRewriting;
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    try {
      boolean isJdkClass = isJdk(module);
      boolean isOfBootLoader = loader == null && !isJdkClass;
      if (isJdkClass && !(swaps.coverJdkClasses() && JdkClasses.isEligible(internalName))) {
        return null;
      }
      if (!ConstantPoolFilter.namesALockType(classFile)) {
        return null;
      }
      beforeRewriting.run();
      return new ClassRewriter(swaps, log, loader).rewrite(classFile, redefined, isOfBootLoader);
    } catch (Throwable failure) {
      leaveAlone(internalName, failure);
      return null;
    }
  }

  private static boolean isJdk(Module module) {
    String name = module.getName();
    return name != null && (name.startsWith("java.") || name.startsWith("jdk."));
  }

  private void leaveAlone(String internalName, Throwable failure) {
    try {
      LeftAlone leftAlone = FailureReason.leftAlone(internalName, failure);
      if (LockSites.leaveAlone(leftAlone)) {
        log.failed(leftAlone);
      }
    } catch (Throwable untold) {
      // The class is loaded as it was. The agent's jar may be gone, so no class of it is used here.
      if (!hasToldOfFailure) {
        hasToldOfFailure = true;
        System.err.println("[locksmith] left classes alone, and tells it only once: " + untold);
      }
    }
  }
}
