package dev.locksmith.site;

/** How the threads of a lock wait for it. */
public enum Strategy {
  /** The JDK's own algorithm, watched: the baseline of every comparison. */
  JDK("jdk"),
  /** The contended word on cache lines of its own; parks at once. */
  PADDED("padded"),
  /** Padded, and spins while the owner runs, before it parks. */
  OPTIMISTIC("optimistic"),
  /** Optimistic, with the spinners in an MCS queue, each on a word of its own. */
  MCS("mcs");

  private final String label;

  Strategy(String label) {
    this.label = label;
  }

  /** The name as settings, events and reports use it. */
  public String label() {
    return label;
  }

  /** Whether a waiter spins before it parks. */
  public boolean spins() {
    return this == OPTIMISTIC || this == MCS;
  }

  /** Whether the spinners of one lock stand in a queue. */
  public boolean queuesSpinners() {
    return this == MCS;
  }

  /** Whether Locksmith's own algorithm is at work, not the JDK's. */
  public boolean isTuned() {
    return this != JDK;
  }

  /** The strategy of that name, or {@code null} if there is none. */
  public static Strategy of(String label) {
    for (Strategy strategy : values()) {
      if (strategy.label.equals(label)) {
        return strategy;
      }
    }
    return null;
  }
}
