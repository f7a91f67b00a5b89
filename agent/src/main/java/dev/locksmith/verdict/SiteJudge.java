package dev.locksmith.verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Tells at which sites an arm shortened the waits.
 *
 * <p>The wait per run is what is compared: all waits at the site together. An arm that makes the
 * decisive metric worse recommends nothing, whatever its waits.
 */
final class SiteJudge {
  /** Sites with a smaller part of all waits are not looked at. */
  private static final double LEAST_SHARE = 0.01;

  private static final int MOST_SITES = 20;
  private static final double NANOS = 1e9;
  private static final String JDK = "jdk";

  private final Experiment experiment;
  private final List<Comparison> overall;

  /**
   * A judge of all sites.
   *
   * @param overall the comparisons by the metrics of the plan
   */
  SiteJudge(Experiment experiment, List<Comparison> overall) {
    this.experiment = experiment;
    this.overall = overall;
  }

  private record Site(String name, String type) {
    boolean is(SiteWait wait) {
      return wait.site().equals(name) && wait.type().equals(type);
    }
  }

  /** The sites at which the first arm waited most, the longest wait first. */
  List<SiteVerdict> judge() {
    Map<Site, Long> waits =
        new TreeMap<>(Comparator.comparing(Site::name).thenComparing(Site::type));
    for (Run run : experiment.kept(experiment.plan().baseline().name(), Phase.COMPARISON)) {
      for (SiteWait wait : run.sites()) {
        waits.merge(new Site(wait.site(), wait.type()), wait.totalNanos(), Long::sum);
      }
    }
    double all = waits.values().stream().mapToDouble(Long::doubleValue).sum();
    return waits.entrySet().stream()
        .filter(entry -> entry.getValue() > 0 && entry.getValue() / all >= LEAST_SHARE)
        .sorted(Map.Entry.<Site, Long>comparingByValue().reversed())
        .limit(MOST_SITES)
        .map(entry -> verdict(entry.getKey(), entry.getValue() / all))
        .toList();
  }

  private SiteVerdict verdict(Site site, double share) {
    ArmJudge judge =
        new ArmJudge(
            experiment,
            Phase.COMPARISON,
            "wait at " + site.name(),
            Better.LOWER,
            run -> waitOf(run, site));
    List<Comparison> comparisons = judge.compare(experiment.plan().arms(Role.CANDIDATE));
    List<Comparison> shorter =
        comparisons.stream()
            .filter(comparison -> comparison.finding() == Finding.BETTER)
            .filter(comparison -> isCandidate(comparison.arm()))
            .sorted(Comparator.comparingDouble(SiteJudge::ratio))
            .toList();
    String before = strategyOf(experiment.plan().baseline().name(), site);
    before = before == null ? JDK : before;
    List<String> tooDear = new ArrayList<>();
    for (Comparison comparison : shorter) {
      String strategy = strategyOf(comparison.arm(), site);
      if (Verdicts.isWorse(overall, experiment.plan().decisive(), comparison.arm())) {
        tooDear.add(comparison.arm());
      } else if (strategy != null && !strategy.equals(before)) {
        return new SiteVerdict(
            site.name(), site.type(), share, before, comparisons, strategy, gain(comparison));
      }
    }
    String reason =
        tooDear.isEmpty()
            ? whyNone(comparisons)
            : String.join(", ", tooDear)
                + " shortened the waits, but made "
                + experiment.plan().decisive().name()
                + " worse";
    return new SiteVerdict(site.name(), site.type(), share, before, comparisons, before, reason);
  }

  /** Why no arm is recommended: nothing was shown, or nothing can be. */
  private String whyNone(List<Comparison> comparisons) {
    List<Finding> findings =
        comparisons.stream()
            .filter(comparison -> isCandidate(comparison.arm()) && comparison.runs() > 0)
            .map(Comparison::finding)
            .toList();
    if (findings.stream().allMatch(finding -> finding == Finding.CANNOT_TELL)) {
      return "too little was measured to tell";
    }
    return findings.stream().allMatch(finding -> finding == Finding.TOO_NOISY)
        ? "the waits vary too much to tell"
        : "no arm was shown to shorten the waits";
  }

  private boolean isCandidate(String arm) {
    return experiment.plan().arm(arm).role() == Role.CANDIDATE;
  }

  private static double ratio(Comparison comparison) {
    return comparison.ratio() == null ? Double.POSITIVE_INFINITY : comparison.ratio();
  }

  private String gain(Comparison shorter) {
    return Verdicts.say(
            "%s: %s of the wait of %s",
            shorter.arm(), Verdicts.times(shorter), experiment.plan().baseline().name())
        + cost(shorter.arm(), Metric.CPU)
        + cost(shorter.arm(), Metric.MEMORY);
  }

  private String cost(String arm, Metric metric) {
    return overall.stream()
        .filter(comparison -> comparison.arm().equals(arm))
        .filter(comparison -> comparison.metric().equals(metric.name()))
        .filter(comparison -> comparison.ratio() != null)
        .map(
            comparison ->
                switch (comparison.finding()) {
                  case BETTER, WORSE ->
                      Verdicts.say("; %s of its %s", Verdicts.times(comparison), metric.name());
                  default -> "; no difference in " + metric.name();
                })
        .findFirst()
        .orElse("");
  }

  /** The wait in seconds; {@code null} where the run's waits are not known. */
  private static Double waitOf(Run run, Site site) {
    return run.values().containsKey(Metric.LOCK_WAIT.name())
        ? run.sites().stream().filter(site::is).mapToLong(SiteWait::totalNanos).sum() / NANOS
        : null;
  }

  /** How the locks of the site wait in that arm; {@code null} if nothing tells. */
  private String strategyOf(String arm, Site site) {
    return experiment.kept(arm, Phase.COMPARISON).stream()
        .flatMap(run -> run.sites().stream())
        .filter(site::is)
        .map(SiteWait::strategy)
        .findFirst()
        .orElseGet(() -> strategyOfAll(arm));
  }

  /** The strategy of an arm that has only one. */
  private String strategyOfAll(String arm) {
    String settings = Objects.requireNonNullElse(experiment.plan().arm(arm).settings(), "");
    String prefix = "strategy=";
    return settings.startsWith(prefix) && !settings.contains(",")
        ? settings.substring(prefix.length())
        : null;
  }
}
