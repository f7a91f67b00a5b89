package dev.locksmith.bench.kernel;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.lock.Section;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * So many locks, taken in an order that no prefetcher guesses. Few enough that the agent pads them
 * all.
 */
public final class LockField {
  /** How many locks there are. */
  public static final int LOCKS = 1024;

  private static final long SEED = 1;

  private final List<Guard> guards = new ArrayList<>();

  /** A field of new locks. */
  public LockField(Mode mode, Peer peer) {
    for (int i = 0; i < LOCKS; i++) {
      guards.add(Guards.make(mode, peer));
    }
    Collections.shuffle(guards, new Random(SEED));
  }

  /** Takes and releases each lock once. */
  public void takeAll(Section section) {
    for (Guard guard : guards) {
      guard.run(section);
    }
  }
}
