package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;

/** What the user wants swapped. */
public interface Swaps {
  /**
   * Why the code of a class is not rewritten at all, in words for the user; {@code null} if it is.
   *
   * @param loader that of the class; {@code null} is the boot loader
   * @param className the name with dots
   */
  String whyLeftOut(ClassLoader loader, String className);

  /** Whether the code of {@code java.util.concurrent} is rewritten too. */
  boolean coverJdkClasses();

  /** What becomes of locks of that type that classes of that loader make at that site. */
  Choice choose(ClassLoader loader, LockType type, String siteName);
}
