package dev.locksmith.verdict;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One run of the command.
 *
 * @param arm the name of the arm
 * @param phase what the run is part of
 * @param round counted from 1 in each phase; in a round each arm runs once
 * @param fate whether it counts
 * @param started when it began
 * @param values the figures by the name of their metric; one that is not known is missing
 * @param othersShare the part of the machine's CPU that other processes took, 0 to 1; {@code null}
 *     if unknown
 * @param stealShare the part that the hypervisor took, 0 to 1; {@code null} if unknown
 * @param sites the waits by site
 * @param note what the user should know about it, such as why it failed; {@code null} if nothing
 */
public record Run(
    String arm,
    Phase phase,
    int round,
    Fate fate,
    Instant started,
    Map<String, Double> values,
    Double othersShare,
    Double stealShare,
    List<SiteWait> sites,
    String note) {
  /** Fails if something is missing that must be there. */
  public Run {
    Objects.requireNonNull(arm, "arm");
    Objects.requireNonNull(phase, "phase");
    Objects.requireNonNull(fate, "fate");
    Objects.requireNonNull(started, "started");
    values = Map.copyOf(values);
    sites = List.copyOf(sites);
  }

  /** The part of the machine that others and the hypervisor took, 0 to 1; 0 if unknown. */
  public double takenShare() {
    return (othersShare == null ? 0 : othersShare) + (stealShare == null ? 0 : stealShare);
  }
}
