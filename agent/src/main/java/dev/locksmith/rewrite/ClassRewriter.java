package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Rewrites a class that names a lock type. Apart from the transformer, so that ASM is loaded only
 * when such a class comes along.
 */
final class ClassRewriter {
  /** Of the class file: minor and major version. */
  private static final int VERSION = 4;

  private static final int MAJOR = 0xffff;

  /** In bytes: a method of that size keeps short jumps and its code, whatever we add. */
  private static final int SURELY_SHORT_CODE = 24 * 1024;

  /** A constant pool of that size stays within the format, whatever we add. */
  private static final int SURELY_SMALL_POOL = 48 * 1024;

  private final Swaps swaps;
  private final RewriteLog log;
  private final ClassLoader loader;

  /** A rewriter for classes of that loader. */
  ClassRewriter(Swaps swaps, RewriteLog log, ClassLoader loader) {
    this.swaps = swaps;
    this.log = log;
    this.loader = loader;
  }

  /**
   * Rewrites a class.
   *
   * @param redefined the class as it is loaded already, or {@code null}
   * @param isOfBootLoader whether it was appended to the boot class path, as other agents do
   * @return the new class file, or {@code null} if there is nothing to change
   */
  byte[] rewrite(byte[] classFile, Class<?> redefined, boolean isOfBootLoader) {
    MethodScan scan = MethodScan.of(classFile);
    if (!scan.mentionsConstructor()) {
      return null;
    }
    ClassReader reader = new ClassReader(classFile);
    String className = reader.getClassName().replace('/', '.');
    String reason =
        isOfBootLoader
            ? "its class is on the boot class path"
            : swaps.whyLeftOut(loader, className);
    if (reason == null) {
      return rewrite(reader, scan, redefined);
    }
    tell(new LeftAlone(className, null, reason));
    return null;
  }

  private byte[] rewrite(ClassReader reader, MethodScan scan, Class<?> redefined) {
    String actualSuperclass = superclassOf(redefined);
    boolean hasFrames = (reader.readInt(VERSION) & MAJOR) > Opcodes.V1_6;
    SiteFinder found = new SiteFinder(swaps, loader, scan.methods(), actualSuperclass, hasFrames);
    reader.accept(found, hasFrames ? ClassReader.EXPAND_FRAMES : ClassReader.SKIP_FRAMES);
    byte[] rewritten = null;
    if (found.changesAnything()) {
      if (scan.longestCode() > SURELY_SHORT_CODE || reader.getItemCount() > SURELY_SMALL_POOL) {
        write(reader, found, true);
      }
      rewritten = write(reader, found, false);
    }
    tell(found, rewritten != null);
    return rewritten;
  }

  /** The internal name of the superclass that a loaded class has and keeps. */
  private static String superclassOf(Class<?> redefined) {
    Class<?> superclass = redefined == null ? null : redefined.getSuperclass();
    return superclass == null ? null : superclass.getName().replace('.', '/');
  }

  private static byte[] write(ClassReader reader, SiteFinder found, boolean isTrial) {
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(new LockRewriter(writer, found, isTrial), 0);
    return writer.toByteArray();
  }

  private void tell(SiteFinder found, boolean rewritten) {
    for (LeftAlone leftAlone : found.leftAlone()) {
      tell(leftAlone);
    }
    if (rewritten) {
      log.rewritten(found.className());
      for (String site : found.chosen()) {
        log.swapped(site);
      }
    }
  }

  private void tell(LeftAlone leftAlone) {
    if (LockSites.leaveAlone(leftAlone)) {
      log.leftAlone(leftAlone);
    }
  }
}
