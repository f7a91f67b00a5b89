package dev.locksmith.ab;

/** A run does not count. The message says why. */
final class RunFailed extends Exception {
  private static final long serialVersionUID = 1L;

  private final boolean isDisturbed;

  RunFailed(String message) {
    this(message, false);
  }

  private RunFailed(String message, boolean isDisturbed) {
    super(message);
    this.isDisturbed = isDisturbed;
  }

  /** The same, when the machine stood still meanwhile, which may be why. */
  RunFailed whileDisturbed() {
    return new RunFailed(getMessage(), true);
  }

  /** Whether something else than the run may be why. */
  boolean isDisturbed() {
    return isDisturbed;
  }
}
