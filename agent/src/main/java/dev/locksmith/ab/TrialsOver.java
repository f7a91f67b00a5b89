package dev.locksmith.ab;

/** Nothing can be measured any more. The message says why. */
final class TrialsOver extends Exception {
  private static final long serialVersionUID = 1L;

  TrialsOver(String message) {
    super(message);
  }
}
