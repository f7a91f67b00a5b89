package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;

/**
 * Rewrites the classes that an application loads. Whatever fails leaves the class as it was, and is
 * told once.
 */
public final class LockTransformer implements ClassFileTransformer {
  private final Swaps swaps;
  private final RewriteLog log;

  /** A transformer that does what {@code swaps} says and tells {@code log}. */
  public LockTransformer(Swaps swaps, RewriteLog log) {
    this.swaps = swaps;
    this.log = log;
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
      if (loader == null || isJdk(module) || !ConstantPoolFilter.namesALockType(classFile)) {
        return null;
      }
      ClassReader reader = new ClassReader(classFile);
      String className = reader.getClassName().replace('/', '.');
      return swaps.covers(className) ? rewrite(reader, redefined) : null;
    } catch (Throwable failure) {
      leaveAlone(internalName, failure);
      return null;
    }
  }

  private static boolean isJdk(Module module) {
    String name = module.getName();
    return name != null && (name.startsWith("java.") || name.startsWith("jdk."));
  }

  private byte[] rewrite(ClassReader reader, Class<?> redefined) {
    String actualSuperclass = null;
    if (redefined != null && redefined.getSuperclass() != null) {
      actualSuperclass = redefined.getSuperclass().getName().replace('.', '/');
    }
    SiteFinder found = new SiteFinder(swaps, actualSuperclass);
    reader.accept(found, ClassReader.SKIP_FRAMES);
    for (LeftAlone leftAlone : found.leftAlone()) {
      if (LockSites.leaveAlone(leftAlone)) {
        log.leftAlone(leftAlone);
      }
    }
    if (!found.changesAnything()) {
      return null;
    }
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(new LockRewriter(writer, found), 0);
    log.rewritten(found.className());
    return writer.toByteArray();
  }

  private void leaveAlone(String internalName, Throwable failure) {
    try {
      String place =
          internalName == null ? "a class without a name" : internalName.replace('/', '.');
      String reason = failure instanceof UnusualCode ? failure.getMessage() : failure.toString();
      LeftAlone leftAlone = new LeftAlone(place, null, "could not be rewritten: " + reason);
      if (LockSites.leaveAlone(leftAlone)) {
        log.failed(leftAlone);
      }
    } catch (Throwable untold) {
      // The class is loaded as it was; there is nothing left to try.
    }
  }
}
