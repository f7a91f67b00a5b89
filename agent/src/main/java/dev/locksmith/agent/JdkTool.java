package dev.locksmith.agent;

/**
 * Recognises the JDK's own programs. An agent in {@code JAVA_TOOL_OPTIONS} gets into javac, jar and
 * jcmd too, which are not what the user wants to measure.
 */
final class JdkTool {
  private static final String SOURCE_LAUNCHER_PACKAGE = "com.sun.tools.javac.launcher.";

  private JdkTool() {}

  /**
   * The name of the JDK module that this JVM was started to run; {@code null} if it runs an
   * application. {@code java Main.java} is run by a class of the compiler's, but is an application.
   */
  static String running() {
    String module = System.getProperty("jdk.module.main");
    if (module == null || !(module.startsWith("jdk.") || module.startsWith("java."))) {
      return null;
    }
    String main = System.getProperty("jdk.module.main.class");
    return main != null && main.startsWith(SOURCE_LAUNCHER_PACKAGE) ? null : module;
  }
}
