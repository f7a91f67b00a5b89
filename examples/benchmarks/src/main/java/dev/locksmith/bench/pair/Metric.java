package dev.locksmith.bench.pair;

/** What is compared. */
public enum Metric {
  /** Operations per second: above 1 is better. */
  SPEED("speed"),
  /** CPU time per operation: below 1 is better. */
  CPU("CPU per operation"),
  /** The 99.9th percentile of the time to acquire: below 1 is better. */
  WAIT("p99.9 wait"),
  /** The smallest thread's share: above 1 is better. */
  SHARE("smallest share");

  private final String label;

  Metric(String label) {
    this.label = label;
  }

  /** The name in tables. */
  public String label() {
    return label;
  }

  /** The value of one measurement, in the unit of {@link Tally}. */
  public double of(Tally tally) {
    return switch (this) {
      case SPEED -> tally.perSecond();
      case CPU -> tally.cpuNanosPerOperation();
      case WAIT -> tally.p999WaitNanos();
      case SHARE -> tally.smallestShare();
    };
  }
}
