package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A program of the JDK that runs these tests, in a process of its own. */
public final class Jvm {
  /** The packaged agent. */
  public static final String AGENT = System.getProperty("locksmith.jar");

  private static final Path HOME = Path.of(System.getProperty("java.home"));
  private static final long PATIENCE_SECONDS = 300;

  /** Of {@code ulimit}, as POSIX has it. */
  private static final int BLOCKS_PER_KIBIBYTE = 2;

  private final List<String> command = new ArrayList<>();
  private final Map<String, String> environment = new HashMap<>();

  private Jvm(String program) {
    command.add(HOME.resolve("bin").resolve(program).toString());
  }

  /** {@code java}, with the tests' own classes on its class path. */
  public static Jvm java(String... options) {
    return javaOn("target/test-classes", options);
  }

  /** {@code java}, with that class path. */
  public static Jvm javaOn(String classPath, String... options) {
    return new Jvm("java").with("-cp", classPath).with(options);
  }

  /** Another program of the JDK's {@code bin}. */
  public static Jvm tool(String name, String... arguments) {
    return new Jvm(name).with(arguments);
  }

  /** The option that loads the agent. */
  public static String agent(String settings) {
    return "-javaagent:" + AGENT + (settings.isEmpty() ? "" : "=" + settings);
  }

  /** Adds arguments. */
  public Jvm with(String... more) {
    command.addAll(Arrays.asList(more));
    return this;
  }

  /** Sees to it that the program cannot write to any file. */
  Jvm withoutRoomForFiles() {
    return withRoomForFilesOf(0);
  }

  /** Sees to it that no file that the program writes gets larger than so many KiB. */
  Jvm withRoomForFilesOf(int kibibytes) {
    String limited = "(ulimit -f " + kibibytes * BLOCKS_PER_KIBIBYTE + "; exec \"$@\")";
    // Through pipes, since standard output and standard error are files.
    return inShell("{ { " + limited + " 2>&3 | cat; } 3>&1 1>&4 | cat >&2; } 4>&1");
  }

  /** Has its standard error go to that file. */
  Jvm withStandardErrorIn(String file) {
    return inShell("exec \"$@\" 2>" + file);
  }

  private Jvm inShell(String script) {
    command.addAll(0, List.of("sh", "-c", script, "sh"));
    return this;
  }

  /** Sets an environment variable. */
  public Jvm in(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** Runs to the end. */
  public Result run(Class<?> main) {
    return with(main.getName()).run();
  }

  /** Runs to the end. */
  public Result run() {
    try {
      Path out = Files.createTempFile("out", ".txt");
      Path err = Files.createTempFile("err", ".txt");
      ProcessBuilder builder =
          new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
      builder.environment().keySet().removeIf(name -> name.startsWith("LOCKSMITH_"));
      builder.environment().putAll(environment);
      Process process = builder.start();
      process.getOutputStream().close();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("still running: " + command);
      }
      Result result =
          new Result(process.exitValue(), Files.readString(out).strip(), Files.readString(err));
      Files.delete(out);
      Files.delete(err);
      return result;
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(command.toString(), e);
    }
  }

  /** How it ended and what it said. */
  public record Result(int status, String out, String err) {
    /** It ended well and printed exactly that; what differs comes first in the failure. */
    public Result printed(String expected) {
      assertEquals(0, status, () -> "ended with " + status + ": " + err + out);
      assertIterableEquals(expected.lines().toList(), out.lines().toList());
      return this;
    }

    /** Standard error is one line of Locksmith's with those words in it. */
    public Result saidOneLineWith(String words) {
      List<String> lines = err.lines().toList();
      assertEquals(1, lines.size(), err);
      assertTrue(lines.get(0).startsWith("[locksmith] "), err);
      assertTrue(lines.get(0).contains(words), err);
      return this;
    }
  }
}
