package dev.locksmith.sync;

/** Makes waiters lose their patience at once, so that every wait leads to a reservation. */
public final class Impatience {
  private Impatience() {}

  /** Sets for the whole JVM whether the first in the wait list reserves at its first failure. */
  public static void set(boolean impatient) {
    TunedSynchronizer.setPatienceNanos(impatient ? -1 : TunedSynchronizer.PATIENCE_NANOS);
  }
}
