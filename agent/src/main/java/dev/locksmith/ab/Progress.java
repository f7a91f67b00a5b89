package dev.locksmith.ab;

import dev.locksmith.analysis.Printable;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Fate;
import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Run;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Tells on standard error how far the comparison is: a line for each run. */
final class Progress {
  private static final int LAST_LINES = 20;
  private static final int BAR = 20;

  private final PrintWriter err;
  private final long start = System.nanoTime();
  private int finished;

  Progress(PrintWriter err) {
    this.err = err;
  }

  void begin(Plan plan, int toDo, Path directory) {
    say(
        "%s of %s, and %d more if there are rules to confirm%s; results go to %s",
        plan.counted(toDo),
        String.join(" ", plan.command()),
        2 * plan.runs(),
        plan.atMostSeconds() == null ? "" : ", in at most " + duration(plan.atMostSeconds()),
        directory);
  }

  void timeIsUp(Plan plan, int left, Path directory) {
    say(
        "the time is up: what is left would take longer than %s, %s%s",
        duration(plan.atMostSeconds()),
        plan.counted(left),
        plan.live() == null ? "; go on with: ab --resume " + directory : "");
  }

  void nothingLeft(Experiment experiment, Path directory) {
    say(
        "the comparison in %s is finished, after %s; this is its verdict",
        directory, experiment.plan().counted(experiment.runs().size()));
  }

  /**
   * A run is over.
   *
   * @param leftOut how many that were to come are not made, since it failed
   * @param left how many are still to come
   */
  void ran(Experiment experiment, Run run, int leftOut, int left) {
    finished++;
    int all = finished + leftOut + left;
    int filled = BAR * finished / all;
    say(
        "[%s%s] %d/%d %s %d, %s: %s%s%s",
        "#".repeat(filled),
        ".".repeat(BAR - filled),
        finished,
        all,
        run.phase() == Phase.WARM_UP ? "warm-up" : label(run.phase()) + " round",
        run.round(),
        run.arm(),
        outcome(experiment, run),
        leftOut == 0 ? "" : "; left out therefore: " + experiment.plan().counted(leftOut),
        left == 0 ? "" : "; about " + time(left) + " left");
  }

  private static String label(Phase phase) {
    return phase == Phase.CONFIRMATION ? "confirming" : "comparing";
  }

  private static String outcome(Experiment experiment, Run run) {
    if (run.fate() == Fate.FAILED) {
      return "failed: " + run.note();
    }
    if (run.values().isEmpty()) {
      return "failed while the machine stood still, repeated: " + run.note();
    }
    Metric decisive = experiment.plan().decisive();
    return String.format(
        Locale.ROOT,
        "%s %s%s",
        decisive.name(),
        Amounts.of(decisive, run.values().get(decisive.name())),
        run.fate() == Fate.NOISY
            ? String.format(Locale.ROOT, ", repeated (others took %.0f%%)", 100 * run.takenShare())
            : "");
  }

  private String time(int left) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start) * left / finished;
    return duration(seconds);
  }

  private static String duration(long seconds) {
    return seconds < 100 ? seconds + " s" : (seconds + 59) / 60 + " min";
  }

  /** Shows the end of what a failed run printed. */
  void showOutput(Path directory) {
    for (String name : List.of("output.txt", "load.txt")) {
      Path file = directory.resolve(name);
      try {
        if (Files.exists(file) && Files.size(file) > 0) {
          List<String> lines =
              new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
          say("the end of %s:", file);
          lines.stream()
              .skip(Math.max(0, lines.size() - LAST_LINES))
              .forEach(line -> say("  | %s", line));
        }
      } catch (IOException e) {
        say("%s cannot be read: %s", file, e);
      }
    }
  }

  void say(String format, Object... values) {
    err.println("locksmith: " + Printable.of(String.format(Locale.ROOT, format, values)));
    err.flush();
  }
}
