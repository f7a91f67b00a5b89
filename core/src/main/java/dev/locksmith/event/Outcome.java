package dev.locksmith.event;

/** How a contended acquisition ended. */
public enum Outcome {
  /** The lock was obtained. */
  ACQUIRED("acquired"),
  /** The timeout of the call ran out first. */
  TIMED_OUT("timed out"),
  /** The thread was interrupted first. */
  INTERRUPTED("interrupted");

  private final String label;

  Outcome(String label) {
    this.label = label;
  }

  /** The name as events and reports show it. */
  public String label() {
    return label;
  }
}
