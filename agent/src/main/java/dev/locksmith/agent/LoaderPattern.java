package dev.locksmith.agent;

/**
 * A pattern for class loaders, as settings write it: {@code loader=} and a pattern over the name or
 * the class of the loader.
 */
final class LoaderPattern {
  static final String PREFIX = "loader=";

  /** The name that the boot loader, which is no object, has here. */
  private static final String BOOT = "boot";

  private LoaderPattern() {}

  /**
   * Whether the pattern, without its prefix, matches.
   *
   * @param loader {@code null} is the boot loader
   */
  static boolean matches(String pattern, ClassLoader loader) {
    if (loader == null) {
      return NamePatterns.matches(pattern, BOOT);
    }
    String name = loader.getName();
    return NamePatterns.matches(pattern, loader.getClass().getName())
        || (name != null && NamePatterns.matches(pattern, name));
  }
}
