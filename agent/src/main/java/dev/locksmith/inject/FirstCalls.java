package dev.locksmith.inject;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Where methods of the JDK, as the agent patches them, tell that they are called. Injected when the
 * first of their classes is loaded, since many programs load none.
 */
public final class FirstCalls {
  private static final AtomicReference<Runnable> SERVER = new AtomicReference<>();
  private static final AtomicReference<Runnable> RECORDER = new AtomicReference<>();

  private FirstCalls() {}

  /** Has an action run once, when the platform's MBean server is next handed out. */
  public static void whenServerIsMade(Runnable action) {
    SERVER.set(action);
  }

  /** Has an action run once, when somebody next asks for the Flight Recorder. */
  public static void whenRecorderIsAskedFor(Runnable action) {
    RECORDER.set(action);
  }

  /** The platform's MBean server is about to be handed out. */
  public static void serverIsMade() {
    runOnce(SERVER);
  }

  /** Somebody asks for the Flight Recorder, which may have to be made for it. */
  public static void recorderIsAskedFor() {
    runOnce(RECORDER);
  }

  private static void runOnce(AtomicReference<Runnable> waiting) {
    if (waiting.get() != null) {
      Runnable action = waiting.getAndSet(null);
      if (action != null) {
        action.run();
      }
    }
  }
}
