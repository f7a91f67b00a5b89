package dev.locksmith.verdict;

/**
 * Where was measured.
 *
 * @param processors how many the JVM could use
 * @param system the operating system and its version
 * @param java the JVM that ran the comparison; the command may have used another
 */
public record Machine(int processors, String system, String java) {
  /** The one that this runs on. */
  public static Machine here() {
    return new Machine(
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name") + ' ' + System.getProperty("os.version"),
        System.getProperty("java.vm.name") + ' ' + System.getProperty("java.vm.version"));
  }
}
