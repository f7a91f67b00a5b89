package dev.locksmith.bench.load;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Section;

/**
 * Takes a lock, works on what it guards, releases it, and works on something of its own.
 *
 * <p>Looking at the clock takes as long as a short section, so with short sections only every
 * sixteenth acquisition is timed.
 */
final class LockTask extends Task implements Section {
  private static final int LONG_ROUNDS_NANOS = 500;
  private static final int TIMED_ONE_IN = 16;

  private final Guard guard;
  private final Shared shared;
  private final int inside;
  private final int outside;
  private final int mask;
  private boolean timed;
  private long entered;
  private long own;

  /**
   * A task.
   *
   * @param inside rounds of {@link Work} with the lock held
   * @param outside rounds without
   */
  LockTask(Guard guard, Shared shared, int inside, int outside, Pace pace) {
    this.guard = guard;
    this.shared = shared;
    this.inside = inside;
    this.outside = outside;
    boolean isLong = inside / pace.roundsPerMicrosecond() * 1e3 >= LONG_ROUNDS_NANOS;
    this.mask = isLong ? 0 : TIMED_ONE_IN - 1;
  }

  @Override
  protected long work(Stop stop) {
    long done = 0;
    long value = 1;
    while (!stop.isSet()) {
      once((done & mask) == 0);
      value = Work.rounds(value, outside);
      done++;
    }
    own = value;
    return own == 0 ? 0 : done;
  }

  /** Takes the lock once. */
  void once(boolean isTimed) {
    timed = isTimed;
    if (isTimed) {
      long before = System.nanoTime();
      guard.run(this);
      waited(entered - before);
    } else {
      guard.run(this);
    }
  }

  @Override
  public void run() {
    if (timed) {
      entered = System.nanoTime();
    }
    shared.work(inside);
  }
}
