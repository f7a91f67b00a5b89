package dev.locksmith.remote;

/** The other JVM cannot be asked, or refuses. The message is one line that says what to do. */
public final class TargetException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A failure with that message. */
  public TargetException(String message) {
    super(message);
  }

  /** A failure with that message, and what brought it about. */
  public TargetException(String message, Throwable cause) {
    super(message, cause);
  }
}
