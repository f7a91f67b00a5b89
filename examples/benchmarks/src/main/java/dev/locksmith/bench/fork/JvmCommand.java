package dev.locksmith.bench.fork;

import dev.locksmith.bench.load.Pace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line of a JVM with one arm: the same JDK and the same class path as this one. */
record JvmCommand(String workload, String arm, Pace pace, List<String> flags) {
  ProcessBuilder running(Class<?> program) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(program.getName());
    command.add(workload);
    command.add(arm);
    command.add(Double.toString(pace.roundsPerMicrosecond()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  @Override
  public String toString() {
    return workload + " " + arm;
  }
}
