package dev.locksmith.live;

/** A JVM cannot be watched. The message is one line that says what to do. */
public final class LiveFailed extends Exception {
  private static final long serialVersionUID = 1L;

  LiveFailed(String message, Throwable cause) {
    super(message, cause);
  }
}
