package dev.locksmith.ab;

/** A run does not count. The message says why. */
final class RunFailed extends Exception {
  private static final long serialVersionUID = 1L;

  RunFailed(String message) {
    super(message);
  }
}
