package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Rewrites the classes that an application loads. Whatever fails leaves the class as it was, and is
 * told once.
 */
public final class LockTransformer implements ClassFileTransformer {
  /** Of the class file: minor and major version. */
  private static final int VERSION = 4;

  private static final int MAJOR = 0xffff;

  /**
   * In bytes: a class file of that size stays within every limit of the format, whatever we add.
   */
  private static final int SURELY_SMALL_ENOUGH = 48 * 1024;

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
      boolean isJdkClass = loader == null || isJdk(module);
      if (isJdkClass && !(swaps.coverJdkClasses() && JdkClasses.isEligible(internalName))) {
        return null;
      }
      if (!ConstantPoolFilter.namesALockType(classFile)) {
        return null;
      }
      ClassReader reader = new ClassReader(classFile);
      String className = reader.getClassName().replace('/', '.');
      return swaps.covers(className) ? rewrite(reader, classFile.length, redefined) : null;
    } catch (Throwable failure) {
      leaveAlone(internalName, failure);
      return null;
    }
  }

  private static boolean isJdk(Module module) {
    String name = module.getName();
    return name != null && (name.startsWith("java.") || name.startsWith("jdk."));
  }

  private byte[] rewrite(ClassReader reader, int length, Class<?> redefined) {
    PlaceScanner scanner = new PlaceScanner();
    reader.accept(scanner, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    String actualSuperclass = superclassOf(redefined);
    boolean isView = isViewToTune(reader.getSuperName(), actualSuperclass);
    if (!scanner.foundAny() && !isView) {
      return null;
    }
    boolean hasFrames = (reader.readInt(VERSION) & MAJOR) > Opcodes.V1_6;
    SiteFinder found = new SiteFinder(swaps, scanner.methods(), actualSuperclass, hasFrames);
    reader.accept(found, hasFrames ? ClassReader.EXPAND_FRAMES : ClassReader.SKIP_FRAMES);
    byte[] rewritten = null;
    if (isView || found.changesAnything()) {
      if (length > SURELY_SMALL_ENOUGH) {
        write(reader, found, isView, true);
      }
      rewritten = write(reader, found, isView, false);
    }
    tell(found, rewritten != null);
    return rewritten;
  }

  /** The internal name of the superclass that a loaded class has and keeps. */
  private static String superclassOf(Class<?> redefined) {
    Class<?> superclass = redefined == null ? null : redefined.getSuperclass();
    return superclass == null ? null : superclass.getName().replace('.', '/');
  }

  private boolean isViewToTune(String superName, String actualSuperclass) {
    return swaps.wantTuned()
        && ViewSubclass.is(superName)
        && (actualSuperclass == null || actualSuperclass.equals(ViewSubclass.tunedView(superName)));
  }

  private static byte[] write(
      ClassReader reader, SiteFinder found, boolean isView, boolean isTrial) {
    ClassWriter writer = new ClassWriter(reader, 0);
    ClassVisitor next = isView ? ViewSubclass.rename(reader.getSuperName(), writer) : writer;
    reader.accept(new LockRewriter(next, found, isTrial), 0);
    return writer.toByteArray();
  }

  private void tell(SiteFinder found, boolean rewritten) {
    for (LeftAlone leftAlone : found.leftAlone()) {
      if (LockSites.leaveAlone(leftAlone)) {
        log.leftAlone(leftAlone);
      }
    }
    if (rewritten) {
      log.rewritten(found.className());
    }
  }

  private void leaveAlone(String internalName, Throwable failure) {
    try {
      String place =
          internalName == null ? "a class without a name" : internalName.replace('/', '.');
      String reason = "could not be rewritten: " + FailureReason.of(failure);
      LeftAlone leftAlone = new LeftAlone(place, null, reason);
      if (LockSites.leaveAlone(leftAlone)) {
        log.failed(leftAlone);
      }
    } catch (Throwable untold) {
      // The class is loaded as it was; there is nothing left to try.
    }
  }
}
