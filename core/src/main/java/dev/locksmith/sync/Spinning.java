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
 * <p><b>Between two looks</b> the spinner waits for a time that doubles. Each look takes the word's
 * cache line away from the owner, who needs it for the release; and while the spinner waits, the
 * owner may come back and find lock and data in its own cache. Anderson, "The Performance of Spin
 * Lock Alternatives for Shared-Memory Multiprocessors" (1990), found that this backoff is what
 * makes a spin lock fast. It is a time, not a number of pauses: a pause takes 4 to 140 cycles.
 *
 * <p>A virtual thread never spins: its parking costs a fraction of what a platform thread's does,
 * and it would spin on the carrier that the owner may be waiting for.
 */
final class Spinning {
  private static final long FIRST_GAP_NANOS = 50;
  private static final long LONGEST_GAP_NANOS = 1_000;

  /** The owner's state is looked at once per so many looks at the word. */
  private static final int LOOKS_PER_OWNER_CHECK = 4;

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
    long start = System.nanoTime();
    long budget = lock.worthSpinning(Math.min(most, SpinBudget.nanos()));
    if (budget <= 0
        || !ownerRuns(lock)
        || VirtualThreads.isVirtual(current)
        || !PlainThreads.isPlain(current)
        || !history.promises()
        || !Processors.take(start)) {
      return false;
    }
    boolean acquired = false;
    SpinQueue queue = null;
    SpinNode place = null;
    try {
      if (policy.queuesSpinners()) {
        queue = lock.spinners();
        place = queue.join();
      }
      acquired = spinUntil(lock, current, arg, interruptible, start + budget, place);
    } finally {
      if (place != null) {
        queue.leave(place);
      }
      Processors.giveBack();
    }
    if (acquired) {
      history.succeeded();
    } else {
      history.failed();
    }
    if (wait != null) {
      wait.spinNanos = System.nanoTime() - start;
    }
    return acquired;
  }

  /** Notes that a waiter went through the wait list of a lock that several can hold. */
  static void parked(Contention wait) {
    if (wait != null) {
      wait.parks = 1;
    }
  }

  private static boolean spinUntil(
      TunedSynchronizer lock,
      Thread current,
      int arg,
      boolean interruptible,
      long deadline,
      SpinNode place) {
    long gap = FIRST_GAP_NANOS;
    int looks = 0;
    long now = System.nanoTime();
    while (true) {
      if (place == null || place.isHead()) {
        int outcome = lock.attempt(current, arg);
        if (outcome != TunedSynchronizer.FAILED) {
          return outcome == TunedSynchronizer.ACQUIRED;
        }
      }
      if (++looks % LOOKS_PER_OWNER_CHECK == 0 && !ownerRuns(lock)) {
        return false;
      }
      if (now - deadline >= 0 || (interruptible && current.isInterrupted())) {
        return false;
      }
      long next = now + gap;
      do {
        Thread.onSpinWait();
        now = System.nanoTime();
      } while (now - next < 0);
      gap = Math.min(2 * gap, LONGEST_GAP_NANOS);
    }
  }

  private static boolean ownerRuns(TunedSynchronizer lock) {
    Thread owner = lock.owner();
    return owner == null
        || (PlainThreads.isPlain(owner) && owner.getState() == Thread.State.RUNNABLE);
  }
}
