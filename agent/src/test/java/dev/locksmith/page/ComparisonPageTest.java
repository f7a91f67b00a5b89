package dev.locksmith.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Better;
import dev.locksmith.verdict.Bucket;
import dev.locksmith.verdict.Comparison;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.ExperimentJson;
import dev.locksmith.verdict.Fate;
import dev.locksmith.verdict.Finding;
import dev.locksmith.verdict.Machine;
import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.Run;
import dev.locksmith.verdict.SiteVerdict;
import dev.locksmith.verdict.SiteWait;
import dev.locksmith.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of an A/B comparison, as a browser shows it. */
class ComparisonPageTest {
  private static final String NASTY =
      "</script><img src=x onerror=\"document.documentElement.dataset.harm=1\">\u001b\u202e";

  private static final Metric THROUGHPUT = new Metric("throughput", "", Better.HIGHER, "(\\d+)/s");

  @TempDir Path dir;

  @Test
  void numbersAreThoseOfTheExperiment() throws Exception {
    Browser browser = open(experiment("mcs", verdict("mcs")));

    assertTrue(browser.isDrawn(), browser.dom());
    assertEquals(
        List.of(3.0, 101.0, 1.0, 1.0, 3.0, 121.0, 1.0, 1.198, 0.04),
        browser.values("metric-0-comparison"));
    String dom = browser.dom();
    assertTrue(dom.contains("Take mcs: throughput is 20% higher."), dom);
    assertTrue(dom.contains("1.198 (1.150 to 1.250)"), dom);
    assertTrue(dom.contains("com.acme.Pool.lock ReentrantLock mcs</pre>"), dom);
    assertTrue(dom.contains("6 kept, 1 repeated since others used the machine"), dom);
    for (String chart :
        List.of(
            "throughput of each run",
            "Ratios to the first arm with 95% intervals",
            "Waits of the site by their length, for each arm")) {
      assertTrue(dom.contains("aria-label=\"" + chart + "\""), chart);
    }
    assertEquals(6, dom.split("<circle [^>]*r=\"3\"", -1).length - 1, "a dot for each run kept");
  }

  @Test
  void whatIsNotDecidedYetIsShownToo() throws Exception {
    Browser browser = open(experiment("mcs", null));

    assertTrue(browser.isDrawn(), browser.dom());
    assertTrue(browser.dom().contains("no verdict yet"), browser.dom());
  }

  @Test
  void namesAreShownAsTextAlone() throws Exception {
    Browser browser = open(experiment(NASTY, verdict(NASTY)));

    String dom = browser.dom();
    assertTrue(browser.isDrawn(), dom);
    assertFalse(dom.contains("<img"), dom);
    assertFalse(dom.contains("data-harm"), dom);
    assertTrue(dom.chars().noneMatch(character -> character == 0x1b || character == 0x202e), dom);
  }

  private Browser open(Experiment experiment) throws Exception {
    return Browser.open(Page.comparison(ExperimentJson.text(experiment)), dir);
  }

  private static Experiment experiment(String arm, Verdict verdict) {
    Plan plan =
        new Plan(
            List.of("java", "-jar", arm),
            null,
            null,
            3,
            List.of(THROUGHPUT, Metric.WALL),
            List.of(
                new Arm("jdk", Role.BASELINE, "strategy=jdk"),
                new Arm(arm, Role.CANDIDATE, "strategy=mcs")),
            0.06,
            60,
            20,
            null,
            null);
    List<Run> runs = new ArrayList<>();
    for (int round = 1; round <= 3; round++) {
      runs.add(run("jdk", round, Fate.KEPT, 99 + round));
      runs.add(run(arm, round, Fate.KEPT, 119 + round));
    }
    runs.add(run(arm, 3, Fate.NOISY, 1));
    return new Experiment(plan, Machine.here(), runs, verdict);
  }

  private static Run run(String arm, int round, Fate fate, double throughput) {
    SiteWait wait =
        new SiteWait(
            "com.acme.Pool.lock",
            "ReentrantLock",
            arm,
            3,
            300,
            100,
            200,
            200,
            List.of(new Bucket(64, 128, 1), new Bucket(512, 1024, 2)));
    return new Run(
        arm,
        Phase.COMPARISON,
        round,
        fate,
        Instant.parse("2026-01-02T03:04:05.678Z"),
        Map.of("throughput", throughput),
        0.01,
        null,
        List.of(wait),
        null);
  }

  private static Verdict verdict(String arm) {
    List<Comparison> comparisons =
        List.of(
            comparison("jdk", 101.0, null, null, null, null, Finding.NO_DIFFERENCE),
            comparison(arm, 121.0, 1.198, 1.15, 1.25, 0.04, Finding.BETTER));
    return new Verdict(
        "Take " + arm + ": throughput is 20% higher.",
        false,
        comparisons,
        List.of(
            new SiteVerdict(
                "com.acme.Pool.lock",
                "ReentrantLock",
                0.9,
                "jdk",
                comparisons,
                arm,
                "shorter waits")),
        List.of("com.acme.Pool.lock ReentrantLock " + arm),
        List.of("a remark on " + arm));
  }

  private static Comparison comparison(
      String arm, double mean, Double ratio, Double low, Double high, Double p, Finding finding) {
    return new Comparison(
        "throughput",
        arm,
        Phase.COMPARISON,
        3,
        mean,
        1.0,
        arm.equals("jdk") ? 1.0 : ratio,
        low,
        high,
        p,
        null,
        finding);
  }
}
