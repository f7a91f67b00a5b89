package dev.locksmith.event;

/**
 * One contended acquisition: on arrival somebody else held the lock, or stood in line for it.
 *
 * <p>A mutable carrier that only the waiting thread touches, from {@link ContentionListener#begin}
 * to {@link ContentionListener#record}. It exists only on the contended path, so its allocation
 * costs little beside the wait that it describes.
 */
public final class Contention {
  /** The value of {@link #parks} where the lock's own algorithm hides how it waited. */
  public static final int UNKNOWN = -1;

  private final Thread waiter;

  /** The name of the site at which the lock was made. */
  public String site;

  /** The simple name of the JDK type that was swapped. */
  public String lockType;

  /** The waiting strategy in force on arrival. */
  public String strategy;

  /** A number for the lock that stays the same for its life, unlike its address. */
  public long lockId;

  /** What was asked for. */
  public Mode mode;

  /** Who held the lock exclusively on arrival; {@code null} if nobody did or it is not known. */
  public Thread owner;

  /** Whether the lock serves its waiters in the order of their arrival. */
  public boolean fair;

  /** How many threads stood in line on arrival. */
  public int queueLength;

  /** Nanoseconds of the wait that went into spinning; 0 for the JDK's own lock. */
  public long spinNanos;

  /** Whether the wait was over when the spin was: then the time of the spin is that of the wait. */
  public boolean endedBySpin;

  /** Whether the waiter was counted among those that are in a wait list. */
  public boolean linedUp;

  /**
   * How often the waiter was parked, or {@link #UNKNOWN}. Where several can hold the lock together
   * a waiter that was parked at all says 1.
   */
  public int parks = UNKNOWN;

  /** How it ended. */
  public Outcome outcome;

  /** {@link System#nanoTime} on arrival. */
  public long startNanos;

  /** How long the wait took, in nanoseconds; known when it is over. */
  public long waitNanos;

  /** What the listener wants to see again at the end; opaque to the locks. */
  public Object token;

  /** The same for the section that follows the wait. */
  public Object sectionToken;

  /** Whether the record is put off to the end of the section that follows the wait. */
  public boolean toldAfterSection;

  /** A record for the calling thread. */
  public Contention() {
    this.waiter = Thread.currentThread();
  }

  /** The thread that waited. */
  public Thread waiter() {
    return waiter;
  }
}
