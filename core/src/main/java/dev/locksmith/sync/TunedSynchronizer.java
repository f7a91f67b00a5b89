package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.Strategy;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * What the synchronizers of all three types share.
 *
 * <p><b>The way to a taken lock.</b> An arrival looks at the word, and tries to change it only when
 * that can succeed. If the lock is taken it spins, where the {@linkplain LockSite#policy policy} of
 * the site and {@link Spinning} say so; a fair lock never does, because a spinner has no place in
 * the order of arrival. Then it enters the wait list and parks.
 *
 * <p><b>Bounded bypass.</b> Arrivals may take the lock past those who are parked (barging): a lock
 * that always went to a thread which must first be woken would stand idle for the wake-up at every
 * release. What bounds it: the first in the wait list that has failed for {@link #PATIENCE_NANOS}
 * reserves the lock. From then on an arrival may take it only as a thread without predecessors. As
 * in the kernel's hand-off of {@code mutex} and {@code rwsem}, only the first ever waits for the
 * reservation, one at a time.
 *
 * <p><b>Why no wake-up is lost.</b> The wait list promises that a thread, after it became first,
 * tries at least once before it parks, and that a first thread which gives up wakes its successor.
 * The first is never refused a lock that is not held, reserved or not. So a reservation whose maker
 * gave up delays nobody who is queued; and an arrival that finds an empty wait list takes the lock
 * and drops the reservation.
 *
 * <p><b>When memory ends.</b> Nothing is allocated once the lock is got: {@link #arrive} makes what
 * is needed then. What cannot be allocated before is done without: the wait is not told, nobody
 * spins, the first in the wait list stays patient; and the wait list itself, when it has no memory
 * for a node, tries again and again (before JDK 20 the acquisition fails instead). Otherwise only a
 * reader can fail, for want of memory to count its hold. Who fails holds nothing.
 */
abstract class TunedSynchronizer extends AbstractQueuedSynchronizer {
  private static final long serialVersionUID = 1L;

  /** How long the first in the wait list is passed over by others, in nanoseconds. */
  private static final long PATIENCE_NANOS = 1_000_000;

  private static volatile long patienceNanos = PATIENCE_NANOS;

  static {
    Processors.ask(System.nanoTime());
    // Used with the lock held, where its initialiser must not be what finds no memory or stack.
    Outcome.ACQUIRED.label();
  }

  /** The outcomes of {@link #attempt}. */
  static final int FAILED = 0;

  static final int ACQUIRED = 1;
  static final int HOPELESS = 2;

  /** The argument of {@link #tryAcquire} for which {@link #isPrepared} answers. */
  static final int PREPARE = -1;

  /** How often {@link #acquire} asks, at most, before it makes the head of the wait list. */
  private static final int LOOKS_BEFORE_HEAD = 3;

  final boolean fair;
  private transient byte looks;
  private final transient LockSite site;
  private transient Crowd crowd;

  TunedSynchronizer(LockSite site, boolean fair) {
    this.site = site;
    this.fair = fair;
  }

  /** Shortens or lengthens the patience of all locks, so that tests meet the hand-off often. */
  static void setPatience(long nanos) {
    patienceNanos = nanos;
  }

  /**
   * One look at the word by a spinner, and one attempt if it can succeed.
   *
   * @param arg what the type of lock needs to know of the request
   * @return {@link #ACQUIRED}; {@link #FAILED}; or {@link #HOPELESS} if only the wait list leads to
   *     the lock
   */
  abstract int attempt(Thread current, int arg);

  /** The longest time to spin for what keeps the lock now, in nanoseconds; 0 not to spin. */
  long worthSpinning(long most) {
    return most;
  }

  /** Where the lock was made. */
  final LockSite site() {
    return site;
  }

  /** Whether readers may be favoured: by a policy that does more than park, and without order. */
  final boolean mayBeBiased() {
    return !fair && site.policy().spins();
  }

  /** Who holds the lock exclusively as far as it is known. */
  final Thread owner() {
    return getExclusiveOwnerThread();
  }

  /** Whether the thread that holds the lock exclusively is the calling one. */
  final boolean isOwner(Thread current) {
    return getExclusiveOwnerThread() == current;
  }

  /**
   * Spins for the lock if that promises something. Says whether it was got; if not, the caller goes
   * on to the wait list.
   */
  final boolean spin(Thread current, int arg, boolean interruptible, long most, Contention wait) {
    if (!fair && spinAsTheSiteSays(current, arg, interruptible, most, wait)) {
      return true;
    }
    Watch.lineUp(wait, site);
    return false;
  }

  private boolean spinAsTheSiteSays(
      Thread current, int arg, boolean interruptible, long most, Contention wait) {
    Strategy policy = site.policy();
    try {
      return policy.spins()
          && Spinning.spin(
              this, current, arg, interruptible, most, policy, site.spinHistory(), wait);
    } catch (OutOfMemoryError noPlaceInTheQueue) {
      return false;
    }
  }

  final SpinQueue spinners() {
    return crowd().spinners();
  }

  /** A thread has failed to get the lock. Says whether it is first and has lost its patience. */
  final boolean losesPatience(Thread current) {
    if (fair || getFirstQueuedThread() != current) {
      return false;
    }
    Crowd crowd = crowdIfPossible();
    return crowd != null && crowd.failed(current) > patienceNanos;
  }

  /** The lock was got by a call from the wait list, though not always from a queued thread. */
  final void endPatience(Thread current) {
    Crowd crowd = this.crowd;
    if (crowd != null) {
      crowd.succeeded(current, getFirstQueuedThread() == current);
    }
  }

  /** Notes how often the calling thread, which alone holds the lock now, was parked for it. */
  final void countParks(Contention wait) {
    if (wait != null) {
      wait.parks = crowd.parks();
    }
  }

  /** A contended acquisition arrives; see {@link Watch#arrive}. */
  final Contention arrive(Mode mode) {
    // First of all, before it can change: the first wait of a JVM loads what records it.
    Thread owner = getExclusiveOwnerThread();
    Crowd crowd = crowdIfPossible();
    Contention wait = crowd == null ? null : Watch.arrive(site, mode);
    if (Watch.isRecorded(wait)) {
      wait.parks = 0;
      Watch.begin(wait, site, crowd, fair, owner, getQueueLength());
    }
    return wait;
  }

  /** The wait is over, and is told at once. */
  final void endAndTell(Contention wait, Outcome outcome) {
    Watch.finish(wait, outcome);
    Watch.tell(wait, site);
  }

  /** The lock was got for the calling thread alone; the wait is told after the release. */
  final void endAndPutOff(Contention wait) {
    Watch.finish(wait, Outcome.ACQUIRED);
    if (wait != null && !crowd.putOff(wait)) {
      Watch.tell(wait, site);
    }
  }

  /** Tells a wait that was put off, now that the lock is released. */
  final void tell(Contention pending) {
    if (HoldSample.isDue(pending)) {
      HoldSample.end(HoldSample.since(pending), site.spinHistory());
    }
    Watch.tell(pending, site);
  }

  /** The wait for a lock that several can hold is over, and is told at once. */
  final void endSharedAndTell(Contention wait) {
    endAndTell(wait, Outcome.ACQUIRED);
    if (wait != null && HoldSample.isDue(wait)) {
      crowd.heldSince(HoldSample.since(wait));
    }
  }

  /** When the section began that is timed and may be ending now; 0 if there is none. */
  final long takeHeldSince() {
    Crowd crowd = this.crowd;
    return crowd == null ? 0 : crowd.takeHeldSince();
  }

  /** The section that began then is over. */
  final void endSection(long since) {
    HoldSample.end(since, site.spinHistory());
  }

  /** The wait that the calling thread, which holds the lock, put off; or {@code null}. */
  final Contention takePending() {
    Crowd crowd = this.crowd;
    return crowd == null || !crowd.hasPending() ? null : crowd.takePending();
  }

  /**
   * Makes the head of the wait list for a new condition. Otherwise the first signal would, or the
   * first timeout of a waiter, and before JDK 20 those cannot go on without memory for it: the
   * waiter is lost, or back without the lock.
   */
  public final void prepareCondition() {
    synchronized (this) {
      looks = 0;
      acquire(PREPARE);
    }
  }

  /** Whether the wait list has a head, or there was no memory for one. */
  final boolean isPrepared() {
    return hasContended() || ++looks > LOOKS_BEFORE_HEAD;
  }

  private Crowd crowdIfPossible() {
    try {
      return crowd();
    } catch (OutOfMemoryError none) {
      return null;
    }
  }

  private Crowd crowd() {
    Crowd known = crowd;
    if (known == null) {
      known = new Crowd();
      crowd = known;
    }
    return known;
  }
}
