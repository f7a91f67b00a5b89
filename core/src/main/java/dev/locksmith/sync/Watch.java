package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Listeners;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;

/**
 * The steps by which a lock tells of a contended acquisition.
 *
 * <p>A step may come after the lock was obtained. An exception from there would make the caller
 * believe that it holds nothing, and the lock would stay locked for ever; so no step throws,
 * whatever fails, a stack overflow included. A wait that cannot be told is not told.
 */
public final class Watch {
  /**
   * About what a park and a wake-up take, in nanoseconds. Waits that are shorter are many, and a
   * counter that all of them share would lengthen them; so one of several stands for the others.
   */
  private static final long LONG_WAIT_NANOS = 10_000;

  private Watch() {}

  /**
   * A contended acquisition arrives.
   *
   * @param site where the lock was made; {@code null} for a lock that has none, such as one that
   *     was deserialised: its waits are not told
   * @return the record of the wait, or {@code null} if this wait is not to be told
   */
  public static Contention arrive(LockSite site, Mode mode) {
    if (site == null || LockSites.isStopped()) {
      return null;
    }
    try {
      Contention wait = new Contention();
      wait.mode = mode;
      wait.startNanos = System.nanoTime();
      return wait;
    } catch (Throwable untold) {
      return null;
    }
  }

  /** The waiter enters the wait list, where it may stay for ever. */
  public static void lineUp(Contention wait, LockSite site) {
    if (wait == null) {
      return;
    }
    try {
      site.countLinedUp();
      wait.linedUp = true;
    } catch (Throwable untold) {
      // The application's lock works on; see the class comment.
    }
  }

  /**
   * Whether somebody wants the whole record and not only the counters. Then the caller describes
   * the lock as it finds it, and {@link #begin begins} the wait.
   */
  public static boolean isRecorded(Contention wait) {
    try {
      return wait != null && Listeners.current().isEnabled();
    } catch (Throwable untold) {
      return false;
    }
  }

  /** The lock is described, the wait begins. */
  public static void begin(
      Contention wait, LockSite site, Waits waits, boolean fair, Thread owner, int queueLength) {
    try {
      wait.site = site.name();
      wait.lockType = site.type().label();
      wait.strategy = site.policy().label();
      wait.lockId = waits.lockId;
      wait.fair = fair;
      wait.owner = owner;
      wait.queueLength = queueLength;
      Listeners.current().begin(wait);
    } catch (Throwable untold) {
      wait.token = null;
    }
  }

  /**
   * The wait is over; the caller may hold the lock by now, so this takes no longer than it must.
   */
  public static void finish(Contention wait, Outcome outcome) {
    if (wait == null) {
      return;
    }
    try {
      wait.waitNanos =
          wait.endedBySpin && !HoldSample.isDue(wait)
              ? wait.spinNanos
              : System.nanoTime() - wait.startNanos;
      wait.outcome = outcome;
      if (wait.token != null) {
        Listeners.current().end(wait);
      }
    } catch (Throwable untold) {
      wait.token = null;
    }
  }

  /** Counts a wait that is over at its site, and writes its record if there is one. */
  public static void tell(Contention wait, LockSite site) {
    if (wait == null) {
      return;
    }
    try {
      if (wait.outcome != null) {
        count(wait, site);
      }
      if (wait.token != null) {
        Listeners.current().record(wait);
      }
    } catch (Throwable untold) {
      // The application's lock works on; see the class comment.
    }
  }

  /**
   * The wait is over: counts it at the site.
   *
   * @param wait what {@link #arrive} gave
   * @return whether there is a record to write
   */
  public static boolean end(Contention wait, LockSite site, Outcome outcome) {
    if (wait == null) {
      return false;
    }
    finish(wait, outcome);
    try {
      count(wait, site);
      return wait.token != null;
    } catch (Throwable untold) {
      return false;
    }
  }

  /** Writes the record of a wait that is over. */
  public static void record(Contention wait) {
    try {
      Listeners.current().record(wait);
    } catch (Throwable untold) {
      // The application's lock works on; see the class comment.
    }
  }

  /** The wait is over, and no release is in sight that the record could be put off to. */
  public static void endAndRecord(Contention wait, LockSite site, Outcome outcome) {
    if (end(wait, site, outcome)) {
      record(wait);
    }
  }

  private static void count(Contention wait, LockSite site) {
    if (wait.linedUp) {
      site.countLeft(wait.waitNanos, wait.spinNanos);
    }
    site.count(wait.outcome, wait.waitNanos);
    if (wait.waitNanos >= LONG_WAIT_NANOS) {
      site.countLength(wait.waitNanos, 1);
    } else if (HoldSample.isDue(wait)) {
      site.countLength(wait.waitNanos, HoldSample.ONE_IN);
    }
  }
}
