package dev.locksmith.bench.load;

import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.pair.Pairing;
import java.io.IOException;
import java.util.Collection;
import java.util.List;

/** Something that threads do with locks, the same whatever the locks are. */
public interface Workload {
  /** A short name without spaces, for options and files. */
  String name();

  /** What it does, in words for the report. */
  String title();

  /** Which arms are compared: by default, the JDK's type against each peer. */
  default List<Pairing> pairings(Collection<Peer> contenders) {
    return contenders.stream().map(peer -> new Pairing(Peer.JDK.label(), peer.label())).toList();
  }

  /** Whether the time of one operation is a figure of its own, in nanoseconds and cycles. */
  default boolean isUncontended() {
    return false;
  }

  /** Whether one measurement is a new JVM from its start to its end. */
  default boolean isWholeRun() {
    return false;
  }

  /**
   * Gets ready with new locks.
   *
   * @param arm one of those in the {@linkplain #pairings pairings}
   * @param pace how fast the machine works
   * @throws IOException if it needs files and there are none to be had
   * @throws IllegalArgumentException if there is no such arm
   */
  Bench open(String arm, Pace pace) throws IOException;
}
