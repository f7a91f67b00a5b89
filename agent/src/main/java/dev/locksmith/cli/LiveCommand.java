package dev.locksmith.cli;

import dev.locksmith.live.Live;
import dev.locksmith.remote.Target;
import dev.locksmith.remote.TargetException;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code live}: the sites of a running JVM as they are right now. */
@Command(
    name = "live",
    description = {
      "Shows how busy the sites of a running JVM are, which has Locksmith in it, and moves a site to"
          + " another policy: s sorts, / filters, the arrows select, m moves, q quits. Without a"
          + " terminal it prints lines.",
      "",
      "While it runs, the JVM has a recording of its own for that, which ends with it."
    })
final class LiveCommand implements Callable<Integer> {
  @Parameters(paramLabel = "PID", description = "The process id of the JVM.")
  private long pid;

  @Option(
      names = "--interval",
      paramLabel = "SECONDS",
      defaultValue = "2",
      description = "How many seconds each picture covers (default: ${DEFAULT-VALUE}).")
  private int interval;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "End after so many pictures (default: go on).")
  private long iterations = Long.MAX_VALUE;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (interval < 1) {
      throw new ParameterException(
          spec.commandLine(), "--interval must be at least 1, not " + interval);
    }
    if (iterations < 1) {
      throw new ParameterException(
          spec.commandLine(), "--iterations must be at least 1, not " + iterations);
    }
    try (Target target = Target.connect(pid)) {
      Live.show(target, Duration.ofSeconds(interval), iterations, spec.commandLine().getOut());
      return ExitCode.OK;
    } catch (TargetException e) {
      Errors.print(spec.commandLine(), e.getMessage());
      return ExitCode.SOFTWARE;
    }
  }
}
