package dev.locksmith.verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Draws the verdict from what was measured so far. */
public final class Judge {
  private final Experiment experiment;
  private final Plan plan;
  private final Metric decisive;
  private final List<Comparison> comparisons;
  private final List<SiteVerdict> sites;
  private final List<String> remarks = new ArrayList<>();

  private Judge(Experiment experiment) {
    this.experiment = experiment;
    plan = experiment.plan();
    decisive = plan.decisive();
    comparisons = compare();
    sites = new SiteJudge(experiment, comparisons).judge();
  }

  /** The verdict; of a part of the plan if there is more to measure. */
  public static Verdict of(Experiment experiment) {
    return new Judge(experiment).verdict();
  }

  private List<Comparison> compare() {
    List<Comparison> all = new ArrayList<>();
    for (Metric metric : plan.metrics()) {
      all.addAll(judge(metric, Phase.COMPARISON).compare(plan.arms(Role.CANDIDATE)));
    }
    List<Arm> confirmation = plan.arms(Role.CONFIRMATION);
    if (!confirmation.isEmpty()) {
      for (Metric metric : plan.metrics()) {
        all.addAll(judge(metric, Phase.CONFIRMATION).compare(confirmation));
      }
    }
    return all;
  }

  private ArmJudge judge(Metric metric, Phase phase) {
    return new ArmJudge(
        experiment, phase, metric.name(), metric.better(), run -> run.values().get(metric.name()));
  }

  private Verdict verdict() {
    remarkOnRuns();
    List<String> proposed = proposedRules();
    Optional<Comparison> confirmation = confirmation();
    boolean isRefuted =
        confirmation.isPresent()
            && confirmation.get().finding() != Finding.BETTER
            && confirmation.get().finding() != Finding.CANNOT_TELL;
    if (isRefuted && winner().isPresent()) {
      remarks.add(
          "Not confirmed, since the rules take over only a part of it: "
              + praise(winner().get())
              + ".");
    }
    boolean keep = isRefuted || (proposed.isEmpty() && winner().isEmpty());
    return new Verdict(
        headline(proposed, confirmation),
        keep,
        comparisons,
        sites,
        keep ? keepRules(isRefuted ? proposed : List.of()) : proposed,
        remarks);
  }

  private List<String> keepRules(List<String> refuted) {
    List<String> rules = new ArrayList<>();
    rules.add(
        refuted.isEmpty() ? "# Nothing was shown to be better:" : "# Tried, and not confirmed:");
    refuted.forEach(rule -> rules.add("#   " + rule));
    rules.add(ruleOf(plan.baseline()).orElse("# As in the first arm: " + plan.baseline().name()));
    return rules;
  }

  /** The rule that says the same as the arm; empty where one rule cannot. */
  private static Optional<String> ruleOf(Arm arm) {
    if (arm.settings() == null) {
      return Optional.of("*  off");
    }
    return arm.settings().matches("strategy=\\w+")
        ? Optional.of("*  " + arm.settings().substring(arm.settings().indexOf('=') + 1))
        : Optional.empty();
  }

  /** The candidate that is best by the decisive metric, if one is better than the first arm. */
  private Optional<Comparison> winner() {
    Comparator<Comparison> byRatio = Comparator.comparingDouble(Comparison::ratio);
    return decisiveOf(Role.CANDIDATE)
        .filter(comparison -> comparison.finding() == Finding.BETTER)
        .max(decisive.better() == Better.HIGHER ? byRatio : byRatio.reversed());
  }

  private Stream<Comparison> decisiveOf(Role role) {
    return comparisons.stream()
        .filter(comparison -> comparison.metric().equals(decisive.name()))
        .filter(comparison -> plan.arm(comparison.arm()).role() == role);
  }

  private Optional<Comparison> confirmation() {
    return decisiveOf(Role.CONFIRMATION).findFirst();
  }

  /**
   * Only what the evidence supports: a rule for each site at which waits became shorter. Where the
   * best arm has no such site, what made it better is not known, and it is taken as a whole.
   */
  private List<String> proposedRules() {
    List<String> rules = new ArrayList<>();
    for (SiteVerdict site : sites) {
      if (site.isChange()) {
        rules.add(site.site() + "  " + site.type() + "  " + site.strategy());
      }
    }
    if (rules.isEmpty() && winner().isPresent()) {
      ruleOf(plan.arm(winner().get().arm())).ifPresent(rules::add);
    }
    return rules;
  }

  private String headline(List<String> proposed, Optional<Comparison> confirmation) {
    if (confirmation.isPresent() && confirmation.get().finding() != Finding.CANNOT_TELL) {
      return confirmed(confirmation.get());
    }
    Optional<Comparison> winner = winner();
    if (winner.isPresent()) {
      String use = proposed.isEmpty() ? "Use its settings" : "Use the rules, once confirmed";
      return use + ": " + praise(winner.get()) + '.';
    }
    String why = why(decisiveOf(Role.CANDIDATE).toList());
    return proposed.isEmpty()
        ? keep() + ": " + why + '.'
        : "Not known yet: the rules shorten waits, and are to be confirmed; " + why + '.';
  }

  private String praise(Comparison winner) {
    return Verdicts.say(
        "%s: %s was %s that of %s in %s",
        winner.arm(),
        decisive.name(),
        Verdicts.times(winner),
        plan.baseline().name(),
        plan.counted(winner.runs()));
  }

  private String confirmed(Comparison confirmation) {
    String figures =
        Verdicts.say(
            "%s was %s that of %s in %s that confirm",
            decisive.name(),
            Verdicts.times(confirmation),
            plan.baseline().name(),
            plan.counted(confirmation.runs()));
    return switch (confirmation.finding()) {
      case BETTER -> "Use the rules: " + figures + " them.";
      default ->
          keep()
              + ": the rules that the waits suggest were tried, and "
              + why(List.of(confirmation))
              + '.';
    };
  }

  private String keep() {
    String first = plan.baseline().settings();
    return first == null || first.equals("strategy=jdk")
        ? "Keep the JDK's locks"
        : "Keep " + plan.baseline().name();
  }

  /** Why none of these is to be used. */
  private String why(List<Comparison> none) {
    int runs = none.stream().mapToInt(Comparison::runs).max().orElse(0);
    List<String> worse =
        none.stream()
            .filter(comparison -> comparison.finding() == Finding.WORSE)
            .map(Comparison::arm)
            .toList();
    if (!none.isEmpty() && worse.size() == none.size()) {
      return Verdicts.say(
          "%s made %s worse in %s", String.join(", ", worse), decisive.name(), plan.counted(runs));
    }
    List<String> noisy =
        none.stream()
            .filter(comparison -> comparison.finding() == Finding.TOO_NOISY)
            .map(Comparison::arm)
            .toList();
    if (!noisy.isEmpty()) {
      return Verdicts.say(
          "%s differs too much from run to run to tell of %s; measure on a quieter machine, or with"
              + " more runs",
          decisive.name(), String.join(", ", noisy));
    }
    OptionalDouble detectable =
        none.stream()
            .filter(comparison -> comparison.detectable() != null)
            .mapToDouble(Comparison::detectable)
            .max();
    if (detectable.isEmpty()) {
      return "there are too few runs to tell a difference in " + decisive.name();
    }
    return Verdicts.say(
        "no better %s was shown in %s; a difference over %s would have been seen",
        decisive.name(), plan.counted(runs), Verdicts.percent(detectable.getAsDouble()));
  }

  private void remarkOnRuns() {
    long noisy = count(Fate.NOISY);
    if (noisy > 0) {
      remarks.add(
          Verdicts.say(
              "%s %s repeated because %s.",
              plan.counted(noisy),
              noisy == 1 ? "was" : "were",
              plan.live() == null
                  ? "other programs took more than "
                      + Verdicts.percent(plan.noise())
                      + " of the machine meanwhile, or it was suspended"
                  : "the machine was suspended meanwhile"));
    }
    remarkOnWhatIsLeft();
    long disturbed =
        experiment.runs().stream()
            .filter(run -> run.fate() == Fate.KEPT && run.phase() != Phase.WARM_UP)
            .filter(run -> run.takenShare() > plan.noise())
            .count();
    if (disturbed > 0) {
      remarks.add(
          Verdicts.say(
              "%d %s although other programs took more than %s of the machine, which was never quiet"
                  + " for long: measure again when it is.",
              disturbed,
              disturbed == 1 ? "run counts" : "runs count",
              Verdicts.percent(plan.noise())));
    }
    for (Arm arm : plan.arms()) {
      experiment.runs().stream()
          .filter(run -> run.arm().equals(arm.name()) && run.fate() == Fate.FAILED)
          .reduce((one, other) -> other)
          .ifPresent(run -> remarks.add(arm.name() + " failed: " + run.note() + "."));
    }
    List<Run> noted =
        experiment.runs().stream()
            .filter(run -> run.fate() == Fate.KEPT && run.phase() != Phase.WARM_UP)
            .filter(run -> run.note() != null)
            .toList();
    if (!noted.isEmpty()) {
      remarks.add(
          Verdicts.say(
              "Of %s that count there is something to be known; of the first: %s.",
              plan.counted(noted.size()), noted.get(0).note()));
    }
    for (Comparison control : decisiveOf(Role.CONTROL).toList()) {
      if (control.p() != null && control.p() < 0.05) {
        remarks.add(
            "The A/A control differs from the first arm by more than chance: the machine is not"
                + " steady, and small differences are not to be trusted.");
      }
    }
    if (plan.baseline().settings() == null) {
      remarks.add("The first arm runs without the agent, so there are no waits to compare with.");
    }
  }

  /** Says how much of the comparison was measured, if not all. An arm that fails is told anyway. */
  private void remarkOnWhatIsLeft() {
    long planned = 0;
    long measured = 0;
    for (Arm arm : plan.arms()) {
      boolean fails =
          experiment.runs().stream()
              .anyMatch(run -> run.arm().equals(arm.name()) && run.fate() == Fate.FAILED);
      if (arm.role() != Role.CONFIRMATION && !fails) {
        planned += plan.runs();
        measured += Math.min(plan.runs(), experiment.kept(arm.name(), Phase.COMPARISON).size());
      }
    }
    if (measured < planned) {
      remarks.add(
          Verdicts.say("Only %d of %s were measured", measured, plan.counted(planned))
              + (plan.live() == null ? ": ab --resume goes on with the others." : "."));
    }
  }

  private long count(Fate fate) {
    return experiment.runs().stream().filter(run -> run.fate() == fate).count();
  }
}
