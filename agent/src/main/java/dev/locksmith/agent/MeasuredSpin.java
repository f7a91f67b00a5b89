package dev.locksmith.agent;

import dev.locksmith.sync.SpinBudget;
import java.util.concurrent.TimeUnit;

/**
 * Sets the longest spin to what a wake-up costs, where no setting says how long it is to be. Once,
 * in a thread of its own, after the application had time to start.
 */
final class MeasuredSpin implements Runnable {
  private static final long DELAY_MILLIS = 2_000;

  /** Below it a spin hardly covers one hand-over between two processors. */
  private static final long SHORTEST_NANOS = TimeUnit.MICROSECONDS.toNanos(5);

  /** A wake-up that takes longer was measured on a machine with too much to do. */
  private static final long LONGEST_NANOS = TimeUnit.MICROSECONDS.toNanos(50);

  private final StderrLog log;

  private MeasuredSpin(StderrLog log) {
    this.log = log;
  }

  /** Starts the thread. */
  static void setLater(StderrLog log) {
    Thread thread = new Thread(new MeasuredSpin(log), "Locksmith spin");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void run() {
    try {
      Thread.sleep(DELAY_MILLIS);
      long nanos = clamp(WakeUpCost.measure());
      SpinBudget.set(nanos);
      log.debug("spin=" + nanos + "ns, as measured");
    } catch (Throwable unmeasured) {
      log.debug("the longest spin stays as it is: " + unmeasured);
    }
  }

  static long clamp(long nanos) {
    return Math.min(Math.max(nanos, SHORTEST_NANOS), LONGEST_NANOS);
  }
}
