package dev.locksmith.analysis;

/**
 * How busy the locks of one site were of late.
 *
 * @param site the field or the place in the code at which they were made
 * @param lockType the simple name of the JDK type
 * @param strategy how they were to wait
 * @param policy how they wait now
 * @param contendedPerSecond acquisitions that found the lock taken
 * @param waitPerSecond nanoseconds that all threads together waited in a second
 * @param spinNanos the part of the wait that was spun
 * @param spinOfNanos the wait of which that is a part; 0 where the locks do not tell
 * @param longestNanos the longest wait
 * @param waiting how many threads wait right now
 */
public record SiteLoad(
    String site,
    String lockType,
    String strategy,
    String policy,
    double contendedPerSecond,
    double waitPerSecond,
    long spinNanos,
    long spinOfNanos,
    long longestNanos,
    long waiting) {
  /** The name under which the JMX bean knows the site. */
  public String beanKey() {
    return site + ' ' + lockType + ' ' + strategy;
  }

  /** The part of the wait that was spent spinning, in percent; a dash where it is not told. */
  public String spinShare() {
    return spinOfNanos == 0 ? "-" : Figures.percent(spinNanos, spinOfNanos);
  }
}
