package dev.locksmith.bench.report;

import dev.locksmith.bench.jmh.JmhFigure;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.noise.ProcStat;
import dev.locksmith.bench.pair.Comparison;
import dev.locksmith.bench.pair.Metric;
import dev.locksmith.bench.pair.PairSeries;
import dev.locksmith.bench.pair.Plan;
import dev.locksmith.bench.pair.Quartiles;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The page with the results, in Markdown. */
public final class ResultsPage {
  private final StringBuilder text = new StringBuilder();
  private final Pace pace;

  private ResultsPage(Pace pace) {
    this.pace = pace;
  }

  /** Writes the page. */
  public static String of(
      Plan plan, Pace pace, List<String> flags, List<Finding> findings, List<JmhFigure> jmh) {
    ResultsPage page = new ResultsPage(pace);
    page.head(plan, flags, findings);
    for (Finding finding : findings) {
      page.finding(finding);
    }
    page.jmh(jmh);
    return page.text.toString();
  }

  private void head(Plan plan, List<String> flags, List<Finding> findings) {
    line("# Results");
    line("");
    line("Made by `examples/benchmarks/run`; what the figures mean is in README.md beside it.");
    line("");
    line("- Machine: " + Machine.processors() + "; " + Machine.system());
    line("- JVM: " + Machine.jvm());
    line("- Flags: `" + String.join(" ", flags) + "`");
    line(
        format(
            "- Frequency: %.2f GHz, measured with a chain of one-cycle instructions."
                + " Cycles below are nanoseconds times this frequency.",
            pace.gigahertz()));
    line(
        "- Plan: %d times anew, %d pairs each, %d ms per arm and pair after %d ms of warm-up"
            .formatted(
                plan.rounds(), plan.pairs(), plan.length().toMillis(), plan.warmUp().toMillis()));
    line("- Noise: " + noise(plan, findings));
    line("- Raw files: `pairs.csv`, one line per pair; `jmh.csv` and `jmh.log` of JMH");
    line("");
  }

  private static String noise(Plan plan, List<Finding> findings) {
    if (ProcStat.read().isEmpty()) {
      return "this system has no /proc/stat, so no pair was dropped, however disturbed it was";
    }
    int kept = 0;
    int dropped = 0;
    for (Finding finding : findings) {
      for (Comparison comparison : finding.comparisons()) {
        kept += comparison.versus().kept().size() + comparison.same().kept().size();
        dropped += comparison.dropped();
      }
    }
    return format(
        "a pair is dropped when others took more than %.0f%% of the CPU; %d kept, %d dropped",
        plan.gate().most() * 100, kept, dropped);
  }

  private void finding(Finding finding) {
    line("## " + finding.workload().name());
    line("");
    line(finding.workload().title() + ".");
    line("");
    List<String> headings =
        new ArrayList<>(List.of("contender", "against", "speed", "A/A", "CPU/op", "A/A"));
    headings.addAll(moreHeadings(finding.workload()));
    headings.addAll(List.of("pairs", "dropped"));
    MarkdownTable table = new MarkdownTable(headings.toArray(String[]::new));
    Set<String> remarks = new LinkedHashSet<>();
    for (Comparison comparison : finding.comparisons()) {
      table.row(row(comparison, finding.workload()));
      remarks.addAll(comparison.remarks());
    }
    line(table.toString());
    for (String remark : remarks) {
      line("- " + remark);
    }
    if (!remarks.isEmpty()) {
      line("");
    }
  }

  private static List<String> moreHeadings(Workload workload) {
    if (workload.isUncontended()) {
      return List.of("ns", "cycles");
    }
    return workload.isWholeRun()
        ? List.of("against, s, mean ± sd", "contender, s, mean ± sd")
        : List.of("p99.9 wait", "A/A", "smallest share", "A/A");
  }

  private List<String> row(Comparison comparison, Workload workload) {
    PairSeries versus = comparison.versus();
    List<String> cells = new ArrayList<>();
    cells.add(comparison.pairing().contender());
    cells.add(comparison.pairing().base());
    ratios(cells, comparison, Metric.SPEED);
    ratios(cells, comparison, Metric.CPU);
    if (workload.isUncontended()) {
      double nanos = 1e9 / versus.contender(Metric.SPEED).median();
      cells.add(Double.isNaN(nanos) ? "-" : format("%.1f", nanos));
      cells.add(Double.isNaN(nanos) ? "-" : format("%.0f", nanos * pace.gigahertz()));
    } else if (workload.isWholeRun()) {
      cells.add(versus.baseSeconds().toString());
      cells.add(versus.contenderSeconds().toString());
    } else {
      ratios(cells, comparison, Metric.WAIT);
      ratios(cells, comparison, Metric.SHARE);
    }
    cells.add(versus.kept().size() + " + " + comparison.same().kept().size());
    cells.add(versus.dropped() + " + " + comparison.same().dropped());
    return cells;
  }

  private static void ratios(List<String> cells, Comparison comparison, Metric metric) {
    cells.add(comparison.versus().ratios(metric).toString());
    cells.add(comparison.same().ratios(metric).toString());
  }

  private void jmh(List<JmhFigure> figures) {
    if (figures.isEmpty()) {
      return;
    }
    line("## JMH, uncontended");
    line("");
    line(
        "Absolute times. JMH runs one case after the other, so for ratios see hot and cold above.");
    line("");
    MarkdownTable table =
        new MarkdownTable("cache", "type", "peer", "ns", "cycles", "iterations", "dropped");
    for (JmhFigure figure : figures) {
      Quartiles nanos = figure.nanos();
      table.row(
          List.of(
              figure.state(),
              figure.mode(),
              figure.peer(),
              nanos.toString(),
              Double.isNaN(nanos.median())
                  ? "-"
                  : format("%.0f", nanos.median() * pace.gigahertz()),
              Integer.toString(figure.kept()),
              Integer.toString(figure.dropped())));
    }
    line(table.toString());
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
