package dev.locksmith.agent;

import java.lang.instrument.Instrumentation;

/** What {@link Agent} hands over to, once it knows that the JVM is new enough. */
interface Entry {
  /**
   * Starts the agent with the JVM.
   *
   * @param argument the agent argument; may be {@code null}
   */
  void start(String argument, Instrumentation instrumentation);

  /**
   * Starts the agent in a running application, or takes a command if it runs already. A bad setting
   * never stops the JVM here.
   *
   * @param argument the agent argument; may be {@code null}
   */
  void attach(String argument, Instrumentation instrumentation);
}
