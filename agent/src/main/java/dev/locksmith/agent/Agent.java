package dev.locksmith.agent;

import java.lang.instrument.Instrumentation;

/**
 * The entry points that the JVM calls, and what they hand over to once the JVM is known to be new
 * enough. This class is compiled for Java 8, so that an older JVM can load it and say in plain
 * words what is wrong; everything else needs Java 17.
 */
public abstract class Agent {
  private static final int OLDEST_JAVA = 17;

  /** What puts itself into {@link #implementation} as it is initialised. */
  private static final String IMPLEMENTATION = "dev.locksmith.agent.Startup";

  private static Agent implementation;

  /** Whether this is not the first time, whatever came of that one. */
  private static boolean isGiven;

  Agent() {}

  /** Called by the JVM before {@code main}, for {@code -javaagent}. */
  public static void premain(String argument, Instrumentation instrumentation) {
    enter(false, argument, instrumentation);
  }

  /**
   * Called by the JVM when the agent is loaded into a running application, also if it is there
   * already.
   */
  public static void agentmain(String argument, Instrumentation instrumentation) {
    enter(true, argument, instrumentation);
  }

  /**
   * Sets what to hand over to. An object, and not a method to be called by reflection: for that a
   * JVM since JDK 18 first makes method handles, which takes longer than most of what follows.
   */
  static void handOverTo(Agent agent) {
    implementation = agent;
  }

  /**
   * Starts the agent with the JVM.
   *
   * @param argument the agent argument; may be {@code null}
   */
  abstract void start(String argument, Instrumentation instrumentation);

  /**
   * Starts the agent in a running application, or takes a command if it runs already. A bad setting
   * never stops the JVM here.
   *
   * @param argument the agent argument; may be {@code null}
   */
  abstract void attach(String argument, Instrumentation instrumentation);

  private static synchronized void enter(
      boolean isLate, String argument, Instrumentation instrumentation) {
    String tooOld = tooOld(System.getProperty("java.specification.version"));
    if (tooOld != null) {
      System.err.println(tooOld);
      return;
    }
    if (isGiven && !isLate) {
      System.err.println(
          "[locksmith] the agent was given twice; the first one counts, the other is ignored");
      return;
    }
    isGiven = true;
    try {
      Class.forName(IMPLEMENTATION);
      if (isLate) {
        implementation.attach(argument, instrumentation);
      } else {
        implementation.start(argument, instrumentation);
      }
    } catch (SecurityException denied) {
      System.err.println(
          "[locksmith] the security manager denies the agent what it needs, the application runs"
              + " unswapped; grant java.security.AllPermission to the agent's jar: "
              + denied.getMessage());
    } catch (Throwable failure) {
      System.err.println("[locksmith] could not start, the application runs unswapped: " + failure);
    }
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
