package dev.locksmith.bench.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.bench.jmh.JmhFigure;
import dev.locksmith.bench.kernel.Semscale;
import dev.locksmith.bench.kernel.WholeRun;
import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.LocalArm;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.noise.NoiseGate;
import dev.locksmith.bench.pair.Comparison;
import dev.locksmith.bench.pair.PairListener;
import dev.locksmith.bench.pair.Pairing;
import dev.locksmith.bench.pair.Plan;
import dev.locksmith.bench.pair.Quartiles;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page has a table for each workload, and what the arms had to say. */
final class ResultsPageTest {
  private static final Pace PACE = new Pace(500);
  private static final Duration BRIEF = Duration.ofMillis(2);
  private static final Plan PLAN = new Plan(1, 1, 0, BRIEF, BRIEF, NoiseGate.OPEN);
  private static final PairListener NOBODY = (pair, kept) -> {};

  @Test
  void semscaleTellsWhereTheSemaphoresAre() throws Exception {
    String page = page(new Semscale("semscale", 2, Duration.ZERO));
    assertTrue(page.contains("| jdk-apart | jdk |"), page);
    assertTrue(page.contains("they share it"), page);
    assertTrue(page.contains("jdk-apart: words at"), page);
  }

  @Test
  void wholeRunsAreTimedInSeconds() throws Exception {
    String page = page(new WholeRun("whole", 2, 100));
    assertTrue(page.contains("contender, s, mean ± sd"), page);
  }

  @Test
  void cyclesAreTimesFrequency() throws Exception {
    JmhFigure figure = new JmhFigure("hot", "Semaphore", "jdk", Quartiles.of(10), 1, 0);
    String page = ResultsPage.of(PLAN, PACE, List.of(), List.of(), List.of(figure));
    assertTrue(page.contains("| hot | Semaphore | jdk | 10.00 [10.00..10.00] | 30 |"), page);
    assertTrue(page.contains("3.00 GHz"), page);
  }

  private static String page(Workload workload) throws Exception {
    List<Comparison> comparisons = new ArrayList<>();
    for (Pairing pairing : workload.pairings(List.of(Peer.PADDED))) {
      comparisons.add(Comparison.run(pairing, PLAN, arm -> open(workload, arm), NOBODY, NOBODY));
    }
    Finding finding = new Finding(workload, comparisons);
    return ResultsPage.of(PLAN, PACE, List.of(), List.of(finding), List.of());
  }

  private static LocalArm open(Workload workload, String arm) throws IOException {
    Bench bench = workload.open(arm, PACE);
    return new LocalArm(bench);
  }
}
