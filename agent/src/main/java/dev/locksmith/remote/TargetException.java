package dev.locksmith.remote;

/** The other JVM cannot be asked, or refuses. The message is one line that says what to do. */
public final class TargetException extends Exception {
  private static final long serialVersionUID = 1L;

  TargetException(String message) {
    super(message);
  }

  TargetException(String message, Throwable cause) {
    super(message, cause);
  }
}
