package dev.locksmith.cli;

/** The work of a command failed; the message says what to do, in one line. */
final class CommandException extends Exception {
  private static final long serialVersionUID = 1L;

  CommandException(String message) {
    super(message);
  }
}
