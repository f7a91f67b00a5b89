package dev.locksmith.verdict;

import java.util.List;
import java.util.Objects;

/**
 * What the arms made of the waits for the locks of one site.
 *
 * @param site the field or the place in the code at which the locks were made
 * @param type the simple name of the JDK type
 * @param share the part of all waits of the first arm, 0 to 1
 * @param before how the locks of the site wait in the first arm
 * @param comparisons the wait per run in seconds, an arm each, the first arm first
 * @param strategy how the locks of the site should wait; {@code before} where no arm shortened the
 *     waits
 * @param reason why, in words
 */
public record SiteVerdict(
    String site,
    String type,
    double share,
    String before,
    List<Comparison> comparisons,
    String strategy,
    String reason) {
  /** Fails if something is missing. */
  public SiteVerdict {
    Objects.requireNonNull(site, "site");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(before, "before");
    Objects.requireNonNull(strategy, "strategy");
    Objects.requireNonNull(reason, "reason");
    comparisons = List.copyOf(comparisons);
  }

  /** Whether the locks of the site should wait in another way than in the first arm. */
  public boolean isChange() {
    return !strategy.equals(before);
  }
}
