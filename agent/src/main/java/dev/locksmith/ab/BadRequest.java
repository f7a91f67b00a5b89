package dev.locksmith.ab;

/** What the user asked for makes no sense. The message says what to write instead. */
public final class BadRequest extends Exception {
  private static final long serialVersionUID = 1L;

  BadRequest(String message) {
    super(message);
  }
}
