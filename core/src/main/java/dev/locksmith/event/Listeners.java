package dev.locksmith.event;

import java.util.Objects;

/** Holds the one listener of this JVM. */
public final class Listeners {
  private static volatile ContentionListener current = ContentionListener.NONE;

  private Listeners() {}

  /** The listener in force; never {@code null}. */
  public static ContentionListener current() {
    return current;
  }

  /** Puts another listener in force, for acquisitions that arrive from now on. */
  public static void use(ContentionListener listener) {
    current = Objects.requireNonNull(listener, "listener");
  }
}
