package dev.locksmith.conformance;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waiting for what another thread does. Leaves the interrupt status of the caller alone. */
final class Await {
  /** How long anything may take that should happen soon, on a machine that is busy. */
  static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

  /** How long something that must not happen is watched for. */
  static final long GLANCE_NANOS = TimeUnit.MILLISECONDS.toNanos(15);

  private Await() {}

  /** Waits until {@code condition} holds; an error that names {@code what} if it does not. */
  static void until(String what, BooleanSupplier condition) {
    if (!within(PATIENCE_NANOS, condition)) {
      throw new AssertionError("still waiting: " + what);
    }
  }

  /** Whether {@code condition} holds within {@code nanos}. */
  static boolean within(long nanos, BooleanSupplier condition) {
    long start = System.nanoTime();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - start > nanos) {
        return false;
      }
      LockSupport.parkNanos(50_000);
    }
    return true;
  }
}
