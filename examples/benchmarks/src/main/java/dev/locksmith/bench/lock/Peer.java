package dev.locksmith.bench.lock;

import dev.locksmith.site.Strategy;
import java.util.Locale;

/** Whose lock it is: the JDK's, one of its rivals, or a drop-in with one of the strategies. */
public enum Peer {
  /** The JDK's own type of that mode, untouched: what every ratio is against. */
  JDK(null),
  /** A monitor; takes readers one at a time. */
  SYNCHRONIZED(null),
  /** {@link java.util.concurrent.locks.StampedLock}; not reentrant. */
  STAMPED(null),
  /** A {@linkplain SpinLock plain spin lock}; not reentrant, takes readers one at a time. */
  SPIN(null),
  /** The watched drop-in: the JDK's algorithm. */
  WATCHED(Strategy.JDK),
  /** The tuned drop-in, padded. */
  PADDED(Strategy.PADDED),
  /** The tuned drop-in, spinning. */
  OPTIMISTIC(Strategy.OPTIMISTIC),
  /** The tuned drop-in, spinning in a queue. */
  MCS(Strategy.MCS);

  private final Strategy strategy;

  Peer(Strategy strategy) {
    this.strategy = strategy;
  }

  /** The name as options, tables and files have it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How a drop-in waits; {@code null} if this is none. */
  Strategy strategy() {
    return strategy;
  }

  /**
   * The peer with that label.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Peer of(String label) {
    for (Peer peer : values()) {
      if (peer.label().equals(label)) {
        return peer;
      }
    }
    throw new IllegalArgumentException("no peer is called " + label);
  }
}
