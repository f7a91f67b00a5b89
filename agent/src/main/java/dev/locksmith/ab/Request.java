package dev.locksmith.ab;

import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

/**
 * What the user asks for, as it was written.
 *
 * @param arms separated by commas, the one to compare with first
 * @param metrics {@code NAME=REGEX[:higher|lower]} each
 * @param runs how often each arm runs
 * @param load the shell command that loads the service; {@code null} if the command ends by itself
 * @param ready when the service is ready: a port, or a regular expression over its output
 * @param noisePercent the largest part of the CPU that others may take
 * @param timeoutSeconds the longest that the command, getting ready, or the load may take
 * @param graceSeconds how long after SIGTERM the service is killed
 * @param atMost how long measuring may take at a stretch; {@code null}: as long as it takes
 * @param command the program and its arguments
 */
public record Request(
    String arms,
    List<String> metrics,
    int runs,
    String load,
    String ready,
    int noisePercent,
    int timeoutSeconds,
    int graceSeconds,
    Duration atMost,
    List<String> command) {
  private static final int MOST_RUNS = 1000;
  private static final double PERCENT = 100;
  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofHours(1000);

  /**
   * The plan.
   *
   * @throws BadRequest if it makes no sense
   */
  public Plan plan() throws BadRequest {
    if (command.isEmpty()) {
      throw new BadRequest("name the command to compare the arms on, after --");
    }
    if (load == null != (ready == null)) {
      throw new BadRequest(
          "--load and --ready belong together: the load starts when the service is ready");
    }
    checkReady();
    checkRuns("--runs", runs);
    atLeast("--timeout", timeoutSeconds, 1);
    atLeast("--grace", graceSeconds, 1);
    atLeast("--noise", noisePercent, 1);
    return new Plan(
        command,
        load,
        ready,
        runs,
        allMetrics(),
        ArmParser.parse(arms),
        noisePercent / PERCENT,
        timeoutSeconds,
        graceSeconds,
        seconds(atMost),
        null);
  }

  /** Checks how often each arm comes, which that option says. */
  static void checkRuns(String option, int runs) throws BadRequest {
    atLeast(option, runs, 2);
    if (runs > MOST_RUNS) {
      throw new BadRequest(option + " must be at most " + MOST_RUNS + ", not " + runs);
    }
  }

  /** The value of {@code --at-most}. */
  static Integer seconds(Duration atMost) throws BadRequest {
    if (atMost == null) {
      return null;
    }
    if (atMost.compareTo(SHORTEST) < 0 || atMost.compareTo(LONGEST) > 0) {
      throw new BadRequest("--at-most must be 1s to 1000h");
    }
    return Math.toIntExact(atMost.toSeconds());
  }

  private void checkReady() throws BadRequest {
    if (ready == null) {
      return;
    }
    try {
      new Readiness(ready);
    } catch (PatternSyntaxException e) {
      throw new BadRequest("--ready: no regular expression: " + e.getDescription());
    }
  }

  private static void atLeast(String option, int value, int least) throws BadRequest {
    if (value < least) {
      throw new BadRequest(option + " must be at least " + least + ", not " + value);
    }
  }

  private List<Metric> allMetrics() throws BadRequest {
    List<Metric> all = new ArrayList<>();
    for (String metric : metrics) {
      all.add(MetricParser.parse(metric));
    }
    all.addAll(List.of(Metric.WALL, Metric.CPU, Metric.GC, Metric.LOCK_WAIT, Metric.MEMORY));
    checkNames("--metric", all);
    return all;
  }

  static void checkNames(String option, List<Metric> metrics) throws BadRequest {
    Set<String> names = new HashSet<>();
    for (Metric metric : metrics) {
      if (!names.add(metric.name())) {
        throw new BadRequest(option + ' ' + metric.name() + ": there is such a metric already");
      }
    }
  }
}
