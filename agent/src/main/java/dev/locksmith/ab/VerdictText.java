package dev.locksmith.ab;

import dev.locksmith.analysis.Columns;
import dev.locksmith.analysis.Printable;
import dev.locksmith.analysis.TextPage;
import dev.locksmith.verdict.Better;
import dev.locksmith.verdict.Comparison;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.SiteVerdict;
import dev.locksmith.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes a verdict as text of at most 100 columns: the answer first, then what it rests on. */
public final class VerdictText {
  private static final int ARM = 24;
  private static final int RUNS = 8;
  private static final int FIGURE = 21;
  private static final int RATIO = 8;
  private static final int INTERVAL = 16;
  private static final int P = 7;
  private static final double LEAST_P = 0.001;

  private final TextPage page = new TextPage();
  private final Plan plan;
  private final Verdict verdict;

  private VerdictText(Experiment experiment) {
    plan = experiment.plan();
    verdict = experiment.verdict();
  }

  /**
   * The text.
   *
   * @param directory where the rules file is
   */
  public static String of(Experiment experiment, Path directory) {
    return new VerdictText(experiment).text(directory);
  }

  private String text(Path directory) {
    page.line("VERDICT");
    page.labelled("  ", verdict.headline());
    verdict.remarks().forEach(remark -> page.labelled("  - ", Printable.of(remark)));
    page.blank();
    page.line("RULES, in " + directory.resolve("rules.txt"));
    verdict.rules().forEach(rule -> page.labelled("  ", Printable.of(rule)));
    page.blank();
    page.labelled("PAGE with charts: ", directory.resolve("report.html").toString());
    page.blank();
    page.line("METRICS, compared to " + plan.baseline().name() + "; the first one decides");
    page.labelled(
        "",
        "A/A: the first arm once more, what it shows is chance. 95% interval: of the ratio, round by"
            + " round. p: of a rank test of all figures, whatever their round, corrected for the"
            + " number of arms. none > 5%: no difference was shown, and one over 5% would have been"
            + " seen, four times in five. too noisy: even twice as much could have been missed.");
    if (plan.live() != null) {
      page.labelled("", "lock wait and CPU time: per second of a window.");
    }
    plan.metrics().forEach(metric -> write(metric, Phase.COMPARISON));
    if (!plan.arms(Role.CONFIRMATION).isEmpty()) {
      page.blank();
      page.line("CONFIRMATION of the rules, in runs of their own");
      plan.metrics().forEach(metric -> write(metric, Phase.CONFIRMATION));
    }
    writeSites();
    return page.toString();
  }

  private void write(Metric metric, Phase phase) {
    page.blank();
    page.line(
        Columns.left(
                Printable.of(metric.name())
                    + (metric.better() == Better.HIGHER ? " (higher wins)" : ""),
                ARM + 2)
            + Columns.right(plan.live() == null ? "runs" : "windows", RUNS)
            + Columns.right("mean ± sd", FIGURE)
            + Columns.right("ratio", RATIO)
            + Columns.right("95% interval", INTERVAL)
            + Columns.right("p", P));
    verdict.comparisons().stream()
        .filter(comparison -> comparison.metric().equals(metric.name()))
        .filter(comparison -> comparison.phase() == phase)
        .forEach(comparison -> write(metric, comparison));
  }

  private void write(Metric metric, Comparison comparison) {
    page.line(
        "  "
            + Columns.left(Printable.of(comparison.arm()), ARM)
            + Columns.right(String.valueOf(comparison.runs()), RUNS)
            + Columns.right(
                Amounts.of(metric, comparison.mean())
                    + (comparison.deviation() == null
                        ? ""
                        : " ± " + Amounts.of(metric, comparison.deviation())),
                FIGURE)
            + (comparison.arm().equals(plan.baseline().name()) ? "" : compared(comparison)));
  }

  private static String compared(Comparison comparison) {
    String interval =
        comparison.low() == null
            ? "-"
            : Amounts.ratio(comparison.low()) + " to " + Amounts.ratio(comparison.high());
    return Columns.right(Amounts.ratio(comparison.ratio()), RATIO)
        + Columns.right(interval, INTERVAL)
        + Columns.right(p(comparison.p()), P)
        + "  "
        + finding(comparison);
  }

  private static String p(Double p) {
    if (p == null) {
      return "-";
    }
    return p < LEAST_P ? "<.001" : String.format(Locale.ROOT, "%.3f", p);
  }

  private static String finding(Comparison comparison) {
    return switch (comparison.finding()) {
      case BETTER -> "better";
      case WORSE -> "worse";
      case DIFFERENT -> "different";
      case CANNOT_TELL -> "?";
      case TOO_NOISY -> "too noisy";
      case NO_DIFFERENCE ->
          comparison.detectable() == null
              ? "none"
              : "none > " + Amounts.percent(comparison.detectable());
    };
  }

  private void writeSites() {
    if (verdict.sites().isEmpty()) {
      return;
    }
    page.blank();
    page.line(
        "SITES, by wait in "
            + plan.baseline().name()
            + ": wait per "
            + (plan.live() == null ? "run" : "window")
            + ", and ratios to it");
    for (SiteVerdict site : verdict.sites()) {
      page.blank();
      page.labelled(
          "  ",
          Printable.of(site.site())
              + " ("
              + Printable.of(site.type())
              + "), "
              + Amounts.percent(site.share())
              + " of all waits");
      page.labelled("     ", waits(site));
      page.labelled(
          "     -> ",
          Printable.of(site.strategy()) + (site.reason().isEmpty() ? "" : ": " + site.reason()));
    }
  }

  private List<String> waits(SiteVerdict site) {
    List<String> waits = new ArrayList<>();
    for (Comparison comparison : site.comparisons()) {
      String arm = Printable.of(comparison.arm());
      waits.add(
          comparison.arm().equals(plan.baseline().name())
              ? arm + ' ' + Amounts.of(Metric.LOCK_WAIT, comparison.mean())
              : arm + ' ' + Amounts.ratio(comparison.ratio()) + ' ' + finding(comparison));
    }
    return waits;
  }
}
