package dev.locksmith.analysis;

/** A recording cannot be reported on. The message names the file, and says what to do about it. */
public final class RecordingException extends Exception {
  private static final long serialVersionUID = 1L;

  RecordingException(String message) {
    super(message);
  }

  RecordingException(String message, Throwable cause) {
    super(message, cause);
  }
}
