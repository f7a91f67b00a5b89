package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Starts programs under an arm. */
final class Launcher {
  private final Path agentJar;
  private final Started started;

  Launcher(Path agentJar, Started started) {
    this.agentJar = agentJar;
    this.started = started;
  }

  /** Starts the user's command with the agent of the arm in all its JVMs. */
  Launched command(List<String> command, Arm arm, Path directory)
      throws RunFailed, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder
        .environment()
        .compute(
            ToolOptions.VARIABLE,
            (name, before) -> ToolOptions.of(arm, agentJar, directory, before));
    builder.environment().keySet().removeIf(name -> name.startsWith("LOCKSMITH_"));
    return start(builder, directory.resolve("output.txt"));
  }

  /** Starts the load, without the agent. */
  Launched load(String command, Path directory) throws RunFailed, InterruptedException {
    return start(new ProcessBuilder("sh", "-c", command), directory.resolve("load.txt"));
  }

  private Launched start(ProcessBuilder builder, Path output)
      throws RunFailed, InterruptedException {
    RunMark mark = new RunMark();
    mark.addTo(builder.environment());
    try {
      Process process =
          builder
              .redirectInput(new File("/dev/null"))
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      Tree tree = new Tree(process.toHandle(), mark);
      started.add(tree);
      return new Launched(process, tree, output, started);
    } catch (IOException e) {
      throw new RunFailed("could not be started: " + e.getMessage());
    }
  }
}
