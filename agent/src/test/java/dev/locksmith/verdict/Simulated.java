package dev.locksmith.verdict;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Experiments whose truth is known. */
final class Simulated {
  static final Metric THROUGHPUT = new Metric("throughput", "", Better.HIGHER, "(.*)");
  static final Arm JDK = new Arm("jdk", Role.BASELINE, "strategy=jdk");
  static final Arm CONTROL = new Arm("jdk (A/A)", Role.CONTROL, "strategy=jdk");
  static final Arm PADDED = new Arm("padded", Role.CANDIDATE, "strategy=padded");
  static final Arm OPTIMISTIC = new Arm("optimistic", Role.CANDIDATE, "strategy=optimistic");
  static final Arm MCS = new Arm("mcs", Role.CANDIDATE, "strategy=mcs");
  static final Arm RULES = new Arm("rules.txt", Role.CONFIRMATION, "rules=rules.txt");
  static final String SITE = "com.acme.Pool.lock";

  private static final double MEAN = 1_000;
  private static final long WAIT_NANOS = 2_000_000_000;

  private final Random random;
  private final double deviation;
  private final List<Run> runs = new ArrayList<>();
  private final List<Arm> arms = new ArrayList<>(List.of(JDK, PADDED, OPTIMISTIC, MCS, CONTROL));

  /**
   * Nothing yet.
   *
   * @param deviation the standard deviation of a run, as a part of the mean
   */
  Simulated(long seed, double deviation) {
    random = new Random(seed);
    this.deviation = deviation;
  }

  /**
   * So many rounds of the comparison.
   *
   * @param factor the true throughput of {@code optimistic} by that of all others
   * @param drift by how much all arms become slower from round to round, as a part
   */
  Simulated compared(int rounds, double factor, double drift) {
    for (int round = 1; round <= rounds; round++) {
      double now = 1 - drift * round;
      for (Arm arm : arms) {
        add(arm, Phase.COMPARISON, round, now * (arm.equals(OPTIMISTIC) ? factor : 1), 1);
      }
    }
    return this;
  }

  /** So many rounds in which the arm waits {@code factor} times as long, and nothing else. */
  Simulated waiting(int rounds, Arm arm, double factor) {
    for (int round = 1; round <= rounds; round++) {
      for (Arm each : arms) {
        add(each, Phase.COMPARISON, round, 1, each.equals(arm) ? factor : 1);
      }
    }
    return this;
  }

  /** So many rounds of the confirmation. */
  Simulated confirmed(int rounds, double factor) {
    arms.add(RULES);
    for (int round = 1; round <= rounds; round++) {
      add(JDK, Phase.CONFIRMATION, round, 1, 1);
      add(RULES, Phase.CONFIRMATION, round, factor, 1);
    }
    return this;
  }

  /** One more run, whatever it says. */
  Simulated with(Run run) {
    runs.add(run);
    return this;
  }

  Verdict verdict() {
    return verdict(1);
  }

  /** The verdict where so many runs of each arm were planned. */
  Verdict verdict(int planned) {
    Plan plan =
        new Plan(
            List.of("true"),
            null,
            null,
            planned,
            List.of(THROUGHPUT),
            arms,
            0.06,
            60,
            20,
            null,
            null);
    return Judge.of(new Experiment(plan, Machine.here(), runs, null));
  }

  private void add(Arm arm, Phase phase, int round, double factor, double waitFactor) {
    double value = MEAN * factor * (1 + deviation * random.nextGaussian());
    long wait = Math.round(WAIT_NANOS * waitFactor * (1 + deviation * random.nextGaussian()));
    String strategy = arm.role() == Role.CANDIDATE ? arm.name() : "jdk";
    runs.add(
        new Run(
            arm.name(),
            phase,
            round,
            Fate.KEPT,
            Instant.EPOCH,
            Map.of(THROUGHPUT.name(), value, Metric.LOCK_WAIT.name(), wait / 1e9),
            0.0,
            0.0,
            List.of(
                new SiteWait(
                    SITE, "ReentrantLock", strategy, 1, wait, wait, wait, wait, List.of())),
            null));
  }
}
