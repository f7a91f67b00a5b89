package dev.locksmith.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * What is to be measured.
 *
 * @param command the program and its arguments; what is known of it where it runs already
 * @param load the shell command that loads the service which {@code command} is; {@code null} where
 *     the command ends by itself
 * @param ready the port, or the regular expression over the output, that tells that the service is
 *     ready; {@code null} without a load
 * @param runs how often each arm runs, the warm-up not counted
 * @param metrics what is measured; the first decides
 * @param arms the baseline first
 * @param noise the largest part of the machine's CPU that others may take in a run that counts, 0
 *     to 1
 * @param timeoutSeconds the longest that the command, getting ready, or the load may take
 * @param graceSeconds how long after SIGTERM the service is killed
 * @param atMostSeconds how long measuring may take at a stretch; {@code null}: as long as it takes
 * @param live how the program is measured that runs already; {@code null}: it is run anew each time
 */
public record Plan(
    List<String> command,
    String load,
    String ready,
    int runs,
    List<Metric> metrics,
    List<Arm> arms,
    double noise,
    int timeoutSeconds,
    int graceSeconds,
    Integer atMostSeconds,
    Live live) {
  /** Fails if something is missing that must be there. */
  public Plan {
    command = List.copyOf(command);
    metrics = List.copyOf(metrics);
    arms = List.copyOf(arms);
    if (command.isEmpty() || metrics.isEmpty() || arms.isEmpty() || runs < 1) {
      throw new IllegalArgumentException("a plan needs a command, metrics, arms and runs");
    }
  }

  /** The arm to which the others are compared. */
  public Arm baseline() {
    return arms.get(0);
  }

  /** The metric that decides. */
  public Metric decisive() {
    return metrics.get(0);
  }

  /** The arms of that role, in their order. */
  public List<Arm> arms(Role role) {
    return arms.stream().filter(arm -> arm.role() == role).toList();
  }

  /** The arm of that name. */
  public Arm arm(String name) {
    return arms.stream()
        .filter(arm -> arm.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no arm " + name));
  }

  /** So many of what each arm is measured in, in words: {@code 5 runs}, {@code 1 window}. */
  public String counted(long number) {
    return String.format(
        Locale.ROOT, "%,d %s%s", number, live == null ? "run" : "window", number == 1 ? "" : "s");
  }

  /** The same with one more arm. */
  public Plan plus(Arm arm) {
    Objects.requireNonNull(arm, "arm");
    List<Arm> more = new ArrayList<>(arms);
    more.add(arm);
    return new Plan(
        command,
        load,
        ready,
        runs,
        metrics,
        more,
        noise,
        timeoutSeconds,
        graceSeconds,
        atMostSeconds,
        live);
  }
}
