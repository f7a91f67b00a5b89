package dev.locksmith.ab;

import dev.locksmith.verdict.SiteWait;
import java.util.List;
import java.util.Map;

/**
 * What a run gave.
 *
 * @param values the figures by the name of their metric
 * @param othersShare the part of the machine that others took; {@code null} if unknown
 * @param stealShare the part that the hypervisor took; {@code null} if unknown
 * @param sites the waits by site
 * @param note what the user should know; {@code null} if nothing
 * @param stoodStill whether the whole machine, or at least this program, was suspended meanwhile
 */
record Measured(
    Map<String, Double> values,
    Double othersShare,
    Double stealShare,
    List<SiteWait> sites,
    String note,
    boolean stoodStill) {}
