package dev.locksmith.analysis;

/**
 * The part of waits that was spent spinning.
 *
 * @param spinNanos how long was spun
 * @param waitNanos the wait of the locks that tell; 0 where none does
 */
record SpinShare(long spinNanos, long waitNanos) {
  static final SpinShare NOT_TOLD = new SpinShare(0, 0);

  boolean isTold() {
    return waitNanos > 0;
  }

  SpinShare plus(SpinShare other) {
    return new SpinShare(spinNanos + other.spinNanos, waitNanos + other.waitNanos);
  }
}
