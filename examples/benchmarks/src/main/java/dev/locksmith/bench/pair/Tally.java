package dev.locksmith.bench.pair;

/**
 * What one arm did in one measurement.
 *
 * @param operations how many operations all threads did together
 * @param nanos how long it took, in nanoseconds
 * @param cpuNanos CPU time of the threads that did them, in nanoseconds
 * @param smallestShare operations of the slowest thread over those of the average one, 0 to 1
 * @param p999WaitNanos the 99.9th percentile of the time to acquire, in nanoseconds; NaN where it
 *     was not measured
 */
public record Tally(
    long operations, long nanos, long cpuNanos, double smallestShare, double p999WaitNanos) {
  /** Operations per second. */
  public double perSecond() {
    return operations * 1e9 / nanos;
  }

  /** Elapsed time per operation, in nanoseconds. */
  public double nanosPerOperation() {
    return (double) nanos / operations;
  }

  /** CPU time per operation, in nanoseconds. */
  public double cpuNanosPerOperation() {
    return (double) cpuNanos / operations;
  }
}
