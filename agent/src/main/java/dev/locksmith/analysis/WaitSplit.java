package dev.locksmith.analysis;

/**
 * Waits by how they were spent. The JDK's own locks do not tell, so the time of theirs is a part of
 * its own; the three parts of the time add up to the wait.
 */
final class WaitSplit {
  private long waits;
  private long parkedWaits;
  private long notToldWaits;
  private long parks;
  private long spinNanos;
  private long parkNanos;
  private long notToldNanos;

  void add(Wait wait) {
    waits++;
    if (wait.parks() == Wait.NOT_TOLD) {
      notToldWaits++;
      notToldNanos += wait.nanos();
      return;
    }
    if (wait.parks() > 0) {
      parkedWaits++;
    }
    parks += wait.parks();
    spinNanos += wait.spinNanos();
    parkNanos += wait.nanos() - wait.spinNanos();
  }

  long waits() {
    return waits;
  }

  /** Waits of threads that were parked at least once. */
  long parkedWaits() {
    return parkedWaits;
  }

  /** Waits of threads that were never parked. */
  long unparkedWaits() {
    return waits - parkedWaits - notToldWaits;
  }

  long notToldWaits() {
    return notToldWaits;
  }

  /** How often threads were parked. */
  long parks() {
    return parks;
  }

  long spinNanos() {
    return spinNanos;
  }

  /** The wait that was not spent spinning: parked, or on the way to it and back. */
  long parkNanos() {
    return parkNanos;
  }

  long notToldNanos() {
    return notToldNanos;
  }

  /** The whole wait. */
  long waitNanos() {
    return spinNanos + parkNanos + notToldNanos;
  }
}
