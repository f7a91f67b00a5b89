package dev.locksmith.inject;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Where the JDK's {@code ManagementFactory}, as the agent patches it, tells that the platform's
 * MBean server is there. Injected when that class is loaded, since most programs never do.
 */
public final class ServerHook {
  private static final AtomicReference<Runnable> WAITING = new AtomicReference<>();

  private ServerHook() {}

  /** Has an action run once, when the server is next handed out. It must not throw. */
  public static void whenMade(Runnable action) {
    WAITING.set(action);
  }

  /** The server is about to be handed out. */
  public static void made() {
    if (WAITING.get() != null) {
      Runnable action = WAITING.getAndSet(null);
      if (action != null) {
        action.run();
      }
    }
  }
}
