package dev.locksmith.anywhere.app;

/** A lock behaves as it should, or the form fails. */
final class Check {
  private Check() {}

  static void that(boolean condition) {
    if (!condition) {
      throw new AssertionError("a lock misbehaves");
    }
  }
}
