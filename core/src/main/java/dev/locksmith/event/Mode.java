package dev.locksmith.event;

/** What an acquisition asks for. */
public enum Mode {
  /** A mutual exclusion lock. */
  EXCLUSIVE("exclusive"),
  /** The read side of a read-write lock. */
  READ("read"),
  /** The write side of a read-write lock. */
  WRITE("write"),
  /** Permits of a semaphore. */
  PERMIT("permit");

  private final String label;

  Mode(String label) {
    this.label = label;
  }

  /** The name as events and reports show it. */
  public String label() {
    return label;
  }
}
