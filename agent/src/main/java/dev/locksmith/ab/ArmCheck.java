package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds out whether the agent takes the settings of an arm, before anything is measured: by
 * starting it in a JVM that does nothing. So there is one reader of settings, the agent's.
 */
final class ArmCheck {
  private static final String PREFIX = "[locksmith] ";
  private static final String SUFFIX = "; strict=true, so the JVM stops";

  private final Path agentJar;

  ArmCheck(Path agentJar) {
    this.agentJar = agentJar;
  }

  /**
   * Looks at the arms.
   *
   * @throws BadRequest if the agent refuses one; the message says why
   */
  void check(List<Arm> arms) throws BadRequest, ComparisonFailed, InterruptedException {
    for (Arm arm : arms) {
      if (arm.settings() != null && !ArmParser.isStrategyAlone(arm)) {
        check(arm);
      }
    }
  }

  private void check(Arm arm) throws BadRequest, ComparisonFailed, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                ToolOptions.agent(arm, agentJar),
                "-version")
            .redirectErrorStream(true);
    builder.environment().remove(ToolOptions.VARIABLE);
    builder.environment().keySet().removeIf(name -> name.startsWith("LOCKSMITH_"));
    String output;
    int status;
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      status = process.waitFor();
    } catch (IOException e) {
      throw new ComparisonFailed("the JVM that checks the arms could not be started: " + e, e);
    }
    if (status != 0) {
      throw new BadRequest("--arms " + arm.name() + ": " + why(output));
    }
  }

  private static String why(String output) {
    return output
        .lines()
        .filter(line -> line.startsWith(PREFIX))
        .map(line -> line.substring(PREFIX.length()).replace(SUFFIX, ""))
        .findFirst()
        .orElse("the agent does not start with it: " + output.strip());
  }
}
