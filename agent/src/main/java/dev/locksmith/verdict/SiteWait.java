package dev.locksmith.verdict;

import java.util.List;
import java.util.Objects;

/**
 * The waits for the locks of one site in one run.
 *
 * @param site the field or the place in the code at which the locks were made
 * @param type the simple name of the JDK type
 * @param strategy how the locks wait there
 * @param contended how many acquisitions found the lock taken
 * @param totalNanos all waits together, in nanoseconds
 * @param p50Nanos the median of the waits that are told one by one, in nanoseconds
 * @param p99Nanos the wait that 99% of these did not exceed, in nanoseconds
 * @param maxNanos the longest wait, in nanoseconds
 * @param histogram the waits that are told one by one, by length, in buckets whose bounds double;
 *     empty buckets are left out
 */
public record SiteWait(
    String site,
    String type,
    String strategy,
    long contended,
    long totalNanos,
    long p50Nanos,
    long p99Nanos,
    long maxNanos,
    List<Bucket> histogram) {
  /** Fails if a name or the histogram is missing. */
  public SiteWait {
    Objects.requireNonNull(site, "site");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(strategy, "strategy");
    histogram = List.copyOf(histogram);
  }
}
