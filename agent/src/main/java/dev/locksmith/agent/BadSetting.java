package dev.locksmith.agent;

/** A setting that cannot be used. The message is one line that says what to do. */
final class BadSetting extends Exception {
  private static final long serialVersionUID = 1L;

  BadSetting(String message) {
    super(message, null, false, false);
  }
}
