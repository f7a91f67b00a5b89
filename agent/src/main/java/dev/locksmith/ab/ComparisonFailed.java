package dev.locksmith.ab;

/** The comparison cannot be made or not go on. The message says why and what to do. */
public final class ComparisonFailed extends Exception {
  private static final long serialVersionUID = 1L;

  ComparisonFailed(String message) {
    super(message);
  }

  ComparisonFailed(String message, Throwable cause) {
    super(message, cause);
  }
}
