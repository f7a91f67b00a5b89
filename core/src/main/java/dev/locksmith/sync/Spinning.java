package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import dev.locksmith.site.SpinHistory;
import dev.locksmith.site.Strategy;

/**
 * Optimistic spinning: while the owner runs, the lock will be free sooner than a park and a wake-up
 * take.
 *
 * <p>The kernel ({@code mutex_spin_on_owner}, {@code rwsem_spin_on_owner}) sees whether the owner
 * is on a processor. A Java thread only sees whether it is runnable, so there are more reasons to
 * stop: the owner is not runnable; the budget is used up; there is no processor to spare; an
 * interrupt came, where it matters; the lock is reserved for the first in the wait list; or spins
 * at this site have mostly failed of late.
 *
 * <p><b>Between two looks</b> the spinner pauses. Each look takes the word's cache line away from
 * the owner, who needs it for the release. Where sections are shorter than it takes to move the
 * lock and its data from one processor to the other, it pays to stay away: the owner comes back and
 * finds all of it in its own cache, and the lock moves once for several sections. Anderson, "The
 * Performance of Spin Lock Alternatives for Shared-Memory Multiprocessors" (1990), found that such
 * backoff is what makes a spin lock fast. Where sections are long, a pause only delays the
 * acquisition. So the pause {@linkplain SpinHistory#pauseNanos follows the section length} that the
 * site shows. It is a time, not a number of instructions: one takes 4 to 140 cycles.
 *
 * <p><b>A glance</b> comes first: some looks before anything that only pays for itself in a longer
 * spin, such as asking for a processor and for the owner's state. Short waits end there. Where
 * spinners queue there is none: all looks at the word are the head's.
 *
 * <p>A virtual thread never spins: its parking costs a fraction of what a platform thread's does,
 * and it would spin on the carrier that the owner may be waiting for.
 */
final class Spinning {
  /** Looks of a glance that follow at once. */
  private static final int QUICK_GLANCES = 8;

  /** Looks of a glance with pauses in between. */
  private static final int SLOW_GLANCES = 2;

  /** The clock is looked at once per so many looks at the word, if these follow at once. */
  private static final int LOOKS_PER_CLOCK = 4;

  /** The owner's state is asked for once per so many looks at the clock. */
  private static final int CLOCKS_PER_CHECK = 4;

  /** No time of an acquisition. */
  private static final long FAILED = Long.MIN_VALUE;

  private Spinning() {}

  /**
   * Spins for a lock.
   *
   * @param most how long at most, in nanoseconds
   * @param wait is told how long it took; may be {@code null}
   * @return whether the lock was got
   */
  static boolean spin(
      TunedSynchronizer lock,
      Thread current,
      int arg,
      boolean interruptible,
      long most,
      Strategy policy,
      SpinHistory history,
      Contention wait) {
    if (VirtualThreads.isVirtual(current)
        || !PlainThreads.isPlain(current)
        || !history.promises()) {
      return false;
    }
    long start = wait == null ? System.nanoTime() : wait.startNanos;
    if (!Processors.areSeveral(start)) {
      return false;
    }
    long budget = lock.worthSpinning(Math.min(most, SpinBudget.nanos()));
    long pause = history.pauseNanos();
    long end = FAILED;
    if (!policy.queuesSpinners() && budget > SLOW_GLANCES * pause) {
      end = glance(lock, current, arg, start, pause);
    }
    if (end == FAILED) {
      end = persist(lock, current, arg, interruptible, start + budget, pause, policy);
    }
    boolean acquired = end != FAILED;
    if (acquired) {
      history.succeeded();
    } else {
      history.failed();
    }
    if (wait != null) {
      wait.spinNanos = (acquired ? end : System.nanoTime()) - start;
      wait.endedBySpin = acquired;
    }
    return acquired;
  }

  /** Notes that a waiter went through the wait list of a lock that several can hold. */
  static void parked(Contention wait) {
    if (wait != null) {
      wait.parks = 1;
    }
  }

  /** Some looks. Returns when the lock was got, or {@link #FAILED}. */
  private static long glance(
      TunedSynchronizer lock, Thread current, int arg, long start, long pause) {
    int glances = pause > 0 ? SLOW_GLANCES : QUICK_GLANCES;
    long now = start;
    for (int i = 0; i < glances; i++) {
      if (pause > 0) {
        now = pause(pause);
      } else if (i % 2 == 0) {
        Thread.onSpinWait();
      } else {
        now = System.nanoTime(); // Takes about as long.
      }
      int outcome = lock.attempt(current, arg);
      if (outcome != TunedSynchronizer.FAILED) {
        return outcome == TunedSynchronizer.ACQUIRED ? now : FAILED;
      }
    }
    return FAILED;
  }

  /** Spins until the deadline, on a processor that is to spare. */
  private static long persist(
      TunedSynchronizer lock,
      Thread current,
      int arg,
      boolean interruptible,
      long deadline,
      long pause,
      Strategy policy) {
    if (!ownerRuns(lock) || !Processors.take()) {
      return FAILED;
    }
    SpinQueue queue = null;
    SpinNode place = null;
    try {
      if (policy.queuesSpinners()) {
        queue = lock.spinners();
        place = queue.join();
      }
      return spinUntil(lock, current, arg, interruptible, deadline, pause, place);
    } finally {
      if (place != null) {
        queue.leave(place);
      }
      Processors.giveBack();
    }
  }

  private static long spinUntil(
      TunedSynchronizer lock,
      Thread current,
      int arg,
      boolean interruptible,
      long deadline,
      long pause,
      SpinNode place) {
    int looksPerClock = pause == 0 ? LOOKS_PER_CLOCK : 1;
    long now = System.nanoTime();
    for (int looks = 1; true; looks++) {
      if (place == null || place.isHead()) {
        int outcome = lock.attempt(current, arg);
        if (outcome != TunedSynchronizer.FAILED) {
          return outcome == TunedSynchronizer.ACQUIRED ? now : FAILED;
        }
      }
      if (now - deadline >= 0
          || (looks % (looksPerClock * CLOCKS_PER_CHECK) == 0 && !ownerRuns(lock))
          || (interruptible && current.isInterrupted())) {
        return FAILED;
      }
      if (pause > 0) {
        now = pause(pause);
      } else if (looks % looksPerClock == 0) {
        now = System.nanoTime();
      } else {
        Thread.onSpinWait();
      }
    }
  }

  /** Pauses for that time. Returns the time after. */
  private static long pause(long nanos) {
    long now = System.nanoTime();
    long end = now + nanos;
    while (now - end < 0) {
      Thread.onSpinWait();
      now = System.nanoTime();
    }
    return now;
  }

  private static boolean ownerRuns(TunedSynchronizer lock) {
    Thread owner = lock.owner();
    return owner == null
        || (PlainThreads.isPlain(owner) && owner.getState() == Thread.State.RUNNABLE);
  }
}
