package dev.locksmith.event;

/**
 * Takes contended acquisitions. The calls for one acquisition come from the waiting thread, in the
 * order {@link #isEnabled}, {@link #begin}, {@link #end}, {@link #record}.
 *
 * <p>An implementation must not block on a swapped lock in {@code begin} and {@code end}: the
 * thread may hold the lock by then. What it throws is swallowed by the caller; the lock works on.
 */
public interface ContentionListener {
  /** Listens to nothing. */
  ContentionListener NONE = new SilentListener();

  /** Whether the record would go anywhere. What is costly to find out is left out where not. */
  boolean isEnabled();

  /** The wait begins. */
  void begin(Contention contention);

  /** The wait is over; the caller may hold the lock and is in a hurry. */
  void end(Contention contention);

  /**
   * The record is complete and may be written. For exclusive modes this comes after the lock was
   * released where that is possible, so that recording does not lengthen the contention that it
   * measures.
   */
  void record(Contention contention);
}
