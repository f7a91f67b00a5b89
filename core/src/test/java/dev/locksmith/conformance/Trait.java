package dev.locksmith.conformance;

/**
 * What holds for the JDK's own types and, under the agent, for every drop-in, but cannot be had by
 * a drop-in that is only a library. A check that needs a trait is skipped where it is missing.
 */
enum Trait {
  /**
   * The final methods {@code isFair}, {@code hasQueuedThreads}, {@code hasQueuedThread} and {@code
   * getQueueLength} tell the truth. They read private state of the JDK's class.
   */
  FINAL_MONITORS,

  /** The stream of an application's subclass names only {@code java.*} and that subclass. */
  SUBCLASS_STREAM,

  /**
   * A view that an application makes by subclassing {@code ReadLock} or {@code WriteLock} is a view
   * of the lock given to its constructor.
   */
  SUBCLASSED_VIEWS,

  /** A condition may be written to a stream, and comes back belonging to its lock. */
  CONDITION_STREAM
}
