package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Live;
import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What the user asks for of a service that runs, as it was written.
 *
 * @param pid the service's process id
 * @param arms separated by commas, the one to compare with first
 * @param attributes {@code domain:type=Bean/Attribute[/item][:higher|lower]} each
 * @param rounds how many windows each arm has
 * @param window how long a window is counted
 * @param settle the beginning of each window that is not counted
 * @param atMost how long measuring may take; {@code null}: as long as it takes
 */
public record LiveRequest(
    long pid,
    String arms,
    List<String> attributes,
    int rounds,
    Duration window,
    Duration settle,
    Duration atMost) {
  private static final Set<String> MOVABLE = Set.of("padded", "optimistic", "mcs");

  private static final Duration SHORTEST = Duration.ofMillis(100);
  private static final Duration LONGEST = Duration.ofHours(1);
  private static final double MILLIS = 1e3;

  /** In windows nobody is another: what loads a service may run beside it. */
  private static final double ANY_NOISE = 1;

  /**
   * The arms.
   *
   * @throws BadRequest if one of them is more than a policy, or another option makes no sense
   */
  List<Arm> checked() throws BadRequest {
    Request.checkRuns("--rounds", rounds);
    if (window.compareTo(SHORTEST) < 0 || window.compareTo(LONGEST) > 0) {
      throw new BadRequest("--window must be 100ms to 1h");
    }
    if (settle.isNegative() || settle.compareTo(LONGEST) > 0) {
      throw new BadRequest("--settle must be at most 1h");
    }
    for (String arm : arms.split(",", -1)) {
      if (!MOVABLE.contains(arm.strip())) {
        throw new BadRequest(
            "--arms "
                + arm.strip()
                + ": locks of a running service can be moved between padded, optimistic and mcs"
                + " alone; all else needs a start of its own, without --pid");
      }
    }
    return ArmParser.parse(arms);
  }

  /**
   * The plan.
   *
   * @param program what runs there
   * @param attributes what the user named, as metrics
   */
  Plan plan(String program, List<Metric> attributes) throws BadRequest {
    List<Metric> metrics = new ArrayList<>(attributes);
    metrics.addAll(List.of(Metric.LOCK_WAIT, Metric.CONTENDED, Metric.MEAN_WAIT, Metric.CPU));
    Request.checkNames("--attribute", metrics);
    return new Plan(
        List.of("process " + pid, program),
        null,
        null,
        rounds,
        metrics,
        checked(),
        ANY_NOISE,
        0,
        0,
        Request.seconds(atMost),
        new Live(pid, window.toMillis() / MILLIS, settle.toMillis() / MILLIS));
  }
}
