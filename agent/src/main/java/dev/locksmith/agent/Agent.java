package dev.locksmith.agent;

import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;

/**
 * The entry points that the JVM calls. This one class is compiled for Java 8, so that an older JVM
 * can load it and say in plain words what is wrong; everything else needs Java 17.
 */
public final class Agent {
  private static final int OLDEST_JAVA = 17;

  private static boolean running;

  private Agent() {}

  /** Called by the JVM before {@code main}, for {@code -javaagent}. */
  public static void premain(String argument, Instrumentation instrumentation) {
    enter("start", argument, instrumentation);
  }

  /**
   * Called by the JVM when the agent is loaded into a running application, also if it is there
   * already.
   */
  public static void agentmain(String argument, Instrumentation instrumentation) {
    enter("attach", argument, instrumentation);
  }

  private static synchronized void enter(
      String way, String argument, Instrumentation instrumentation) {
    String tooOld = tooOld(System.getProperty("java.specification.version"));
    if (tooOld != null) {
      System.err.println(tooOld);
      return;
    }
    if (running && way.equals("start")) {
      System.err.println(
          "[locksmith] the agent was given twice; the first one counts, the other is ignored");
      return;
    }
    try {
      Object runs =
          Class.forName("dev.locksmith.agent.Startup")
              .getMethod(way, String.class, Instrumentation.class)
              .invoke(null, argument, instrumentation);
      running = running || runs.equals(true);
    } catch (InvocationTargetException failure) {
      System.err.println(unswapped(failure.getCause()));
    } catch (ReflectiveOperationException | LinkageError failure) {
      System.err.println(unswapped(failure));
    }
  }

  private static String unswapped(Throwable failure) {
    return "[locksmith] could not start, the application runs unswapped: " + failure;
  }

  /** What to tell the user of a JVM that is too old; {@code null} if it is not. */
  static String tooOld(String specification) {
    int java;
    try {
      java = specification.startsWith("1.") ? 8 : Integer.parseInt(specification);
    } catch (NumberFormatException unknown) {
      return null;
    }
    return java >= OLDEST_JAVA
        ? null
        : "[locksmith] needs Java 17 or newer, this is Java "
            + specification
            + "; the application runs unswapped";
  }
}
