package dev.locksmith.rewrite;

/** The code is shaped in a way that is not understood; its class is left alone. */
final class UnusualCode extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusualCode(String what) {
    super(what, null, false, false);
  }
}
