package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.ExperimentJson;
import dev.locksmith.verdict.NoExperiment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code locksmith ab} in a process of its own. */
final class Ab {
  private final Path out;
  private final List<String> arguments = new ArrayList<>();

  /** Keeps the comparison in that directory. */
  Ab(Path out, String... options) {
    this.out = out;
    arguments.addAll(List.of("-jar", Jvm.AGENT, "ab", "--noise", "100"));
    arguments.addAll(List.of("--out", out.toString()));
    arguments.addAll(List.of(options));
  }

  /** Adds options. */
  Ab with(String... options) {
    arguments.addAll(List.of(options));
    return this;
  }

  /** Of a command for the shell that passes for a JVM: it makes the file by which one is known. */
  Ab shell(String script) {
    String log = "$(echo \"$JAVA_TOOL_OPTIONS\" | sed 's/.*file=\"\\(.*\\)%p.*/\\1/')1.log";
    return command("sh", "-c", ": >\"" + log + "\"; " + script);
  }

  Ab command(String... command) {
    arguments.add("--");
    arguments.addAll(List.of(command));
    return this;
  }

  Jvm jvm() {
    return Jvm.tool("java", arguments.toArray(String[]::new));
  }

  Jvm.Result run() {
    return jvm().run();
  }

  /** Goes on with what is kept in the directory. */
  static Jvm.Result resume(Path out) {
    return Jvm.tool("java", "-jar", Jvm.AGENT, "ab", "--resume", out.toString()).run();
  }

  /** The result that it left. */
  Experiment experiment() throws IOException {
    try {
      return ExperimentJson.read(out.resolve("result.json"));
    } catch (NoExperiment e) {
      throw new AssertionError(e);
    }
  }

  /** Starts, and sends Ctrl-C as soon as there is that file. */
  Interrupted interruptedAt(Path file) throws IOException, InterruptedException {
    return Interrupted.of(arguments, file);
  }

  /** Its last line on standard error is that one. */
  static void assertFailed(int status, String lastLine, Jvm.Result result) {
    List<String> lines = result.err().lines().toList();
    assertEquals(lastLine, lines.get(lines.size() - 1), result.err());
    assertEquals(status, result.status());
    assertEquals("", result.out());
  }

  static void assertHas(String words, String text) {
    assertTrue(text.contains(words), text);
  }
}
