package dev.locksmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The main method in a JVM of its own: what a shell sees. */
class MainProcessTest {
  private static final File FULL_DISK = new File("/dev/full");

  @Test
  void statusIsThatOfTheProcess() throws Exception {
    assertEquals(0, start(ProcessBuilder.Redirect.DISCARD, "--version").waitFor());

    Process process = start(ProcessBuilder.Redirect.DISCARD, "report", "missing.jfr");
    assertEquals("locksmith: missing.jfr does not exist: check the path", errorOf(process));
    assertEquals(1, process.waitFor());
  }

  @Test
  void outputThatCannotBeWrittenIsAFailure() throws Exception {
    assumeTrue(FULL_DISK.exists());

    Process process = start(ProcessBuilder.Redirect.to(FULL_DISK), "--version");

    assertEquals(
        "locksmith: the output could not be written: check where it goes (is the disk full?)",
        errorOf(process));
    assertEquals(1, process.waitFor());
  }

  @Test
  void aReaderThatHasSeenEnoughIsNoFailure() throws Exception {
    assumeTrue(FULL_DISK.exists());

    Process process = start(ProcessBuilder.Redirect.PIPE, "report", "--help");
    process.getInputStream().close();

    assertEquals("", errorOf(process));
    assertEquals(0, process.waitFor());
  }

  @Test
  void aRuntimeWithoutTheRecorderIsToldInOneLine() throws Exception {
    Process process =
        start(
            List.of("--limit-modules", "java.base"),
            ProcessBuilder.Redirect.DISCARD,
            "report",
            "missing.jfr");

    assertEquals(
        "locksmith: this Java runtime lacks the module jdk.jfr: run locksmith.jar with a JDK's"
            + " java",
        errorOf(process));
    assertEquals(1, process.waitFor());
  }

  private static Process start(ProcessBuilder.Redirect out, String... args) throws Exception {
    return start(List.of(), out, args);
  }

  private static Process start(List<String> options, ProcessBuilder.Redirect out, String... args)
      throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    builder.command().addAll(1, options);
    builder.command().addAll(List.of(args));
    return builder.redirectOutput(out).start();
  }

  private static String errorOf(Process process) throws Exception {
    return new String(process.getErrorStream().readAllBytes(), Charset.defaultCharset()).strip();
  }
}
