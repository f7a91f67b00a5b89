package dev.locksmith.verdict;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Something that is measured once per run.
 *
 * @param name by which the figures of a run are found
 * @param unit {@code s}, {@code bytes}, or empty where only the user knows
 * @param better which figures are the better ones
 * @param pattern the regular expression whose first group is the figure in the output of the run;
 *     {@code null} for what Locksmith measures itself
 */
public record Metric(String name, String unit, Better better, String pattern) {
  /** From the start of the command to its end. */
  public static final Metric WALL = new Metric("wall time", "s", Better.LOWER, null);

  /**
   * CPU time of the command and all processes that it started and waited for. In windows, of the
   * process per second.
   */
  public static final Metric CPU = new Metric("CPU time", "s", Better.LOWER, null);

  /** How long the collector made the application pause. */
  public static final Metric GC = new Metric("GC pauses", "s", Better.LOWER, null);

  /** How long all threads together waited for watched locks. In windows, per second. */
  public static final Metric LOCK_WAIT = new Metric("lock wait", "s", Better.LOWER, null);

  /** How often threads found a lock taken, per second. Of windows only. */
  public static final Metric CONTENDED =
      new Metric("contended per second", "", Better.NEITHER, null);

  /** How long a thread that found a lock taken waited for it, on average. Of windows only. */
  public static final Metric MEAN_WAIT = new Metric("mean wait", "s", Better.LOWER, null);

  /** The most memory that was resident, all processes of the command together. */
  public static final Metric MEMORY = new Metric("peak memory", "bytes", Better.LOWER, null);

  /** Fails if anything but the pattern is missing, or that is no regular expression. */
  public Metric {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(unit, "unit");
    Objects.requireNonNull(better, "better");
    if (pattern != null) {
      Pattern.compile(pattern);
    }
  }
}
