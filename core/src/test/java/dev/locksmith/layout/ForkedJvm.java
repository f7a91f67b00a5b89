package dev.locksmith.layout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another JVM of the same JDK, with the class path of the tests. */
public final class ForkedJvm {
  private ForkedJvm() {}

  /** What a forked run printed, and how it ended. */
  public record Result(int status, String output) {}

  /** Runs a main class with flags, for two minutes at most. */
  public static Result run(List<String> flags, Class<?> main, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    command.addAll(List.of(args));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      return new Result(-1, output + "\n(killed after two minutes)");
    }
    return new Result(process.exitValue(), output);
  }
}
