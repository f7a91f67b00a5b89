package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.ExperimentJson;
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

  /** Of a command for the shell. */
  Ab shell(String script) {
    return command("sh", "-c", script);
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
    return ExperimentJson.read(out.resolve("result.json"));
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
