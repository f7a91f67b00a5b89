package dev.locksmith.analysis;

/** What an acquisition asks for, as events name it. */
final class Modes {
  static final String EXCLUSIVE = "exclusive";
  static final String READ = "read";
  static final String WRITE = "write";
  static final String PERMIT = "permit";

  private Modes() {}
}
