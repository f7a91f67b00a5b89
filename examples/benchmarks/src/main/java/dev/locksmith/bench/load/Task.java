package dev.locksmith.bench.load;

import org.HdrHistogram.Histogram;

/** What one thread does, again and again, until it is told to stop. */
public abstract class Task extends PadBefore {
  private static final long LONGEST_NANOS = 3_600_000_000_000L;
  private static final int DIGITS = 2;

  private final Histogram waits = new Histogram(LONGEST_NANOS, DIGITS);
  private long operations;
  private long cpuNanos;

  /**
   * Works until told to stop.
   *
   * @return how many operations that were
   */
  protected abstract long work(Stop stop);

  /** Whether its operations count. */
  protected boolean counts() {
    return true;
  }

  /** Notes how long an acquisition took, in nanoseconds. */
  protected final void waited(long nanos) {
    waits.recordValue(Math.min(Math.max(nanos, 0), LONGEST_NANOS));
  }

  final void run(Stop stop) {
    long before = ThreadCpu.nanos();
    operations = work(stop);
    cpuNanos = ThreadCpu.nanos() - before;
  }

  final long operations() {
    return operations;
  }

  final long cpuNanos() {
    return cpuNanos;
  }

  final Histogram waits() {
    return waits;
  }
}
