package dev.locksmith.verdict;

import java.util.List;
import java.util.Objects;

/**
 * What follows from an experiment, or from the part of it that was measured.
 *
 * @param headline the answer in one sentence
 * @param keepsFirst whether the answer is to keep the locks of the first arm
 * @param comparisons per metric, in the order of the plan, and per arm, the first arm first
 * @param sites the sites that were waited for, the longest total wait in the first arm first
 * @param rules the lines of the rules file that the evidence supports
 * @param remarks what the reader should know, a sentence each
 */
public record Verdict(
    String headline,
    boolean keepsFirst,
    List<Comparison> comparisons,
    List<SiteVerdict> sites,
    List<String> rules,
    List<String> remarks) {
  /** Fails if something is missing. */
  public Verdict {
    Objects.requireNonNull(headline, "headline");
    comparisons = List.copyOf(comparisons);
    sites = List.copyOf(sites);
    rules = List.copyOf(rules);
    remarks = List.copyOf(remarks);
  }
}
