package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.locksmith.program.Busy;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveIT {
  private static final long PATIENCE_SECONDS = 120;
  private static final String SITE = "dev.locksmith.program.Busy.hot";
  private static final Path SCRIPT = Path.of("/usr/bin/script");

  @TempDir Path folder;

  @Test
  void withoutATerminalItPrintsLines() throws Exception {
    try (Service service = Service.start(Busy.class, Jvm.agent("strategy=optimistic"))) {
      Jvm.Result result = live(service.pid(), "--interval", "1", "--iterations", "4");

      assertEquals(0, result.status(), result.err());
      List<String> lines =
          result.out().lines().filter(line -> line.endsWith(SITE + " ReentrantLock")).toList();
      assertTrue(lines.size() >= 2, result.out());
      String[] columns = lines.get(lines.size() - 1).split(" +", -1);
      assertTrue(Double.parseDouble(columns[1].replace(",", "")) > 10, result.out());
      assertTrue(result.out().contains("  optimistic "), result.out());
      assertNothingIsLeftIn(service);
    }
  }

  @Test
  void aKeyMovesASiteOnATerminal() throws Exception {
    assumeTrue(Files.isExecutable(SCRIPT), "there is no program that makes a terminal");
    try (Service service = Service.start(Busy.class, Jvm.agent("strategy=optimistic"))) {
      File shown = folder.resolve("shown").toFile();
      Process process =
          new ProcessBuilder(
                  SCRIPT.toString(),
                  "-qec",
                  "stty cols 160 rows 24; " + String.join(" ", command(service.pid())),
                  "/dev/null")
              .redirectErrorStream(true)
              .redirectOutput(shown)
              .start();
      try (OutputStream keys = process.getOutputStream()) {
        await(shown, SITE);
        type(keys, "m");
        await(shown, "p padded");
        type(keys, "m");
        await(shown, "moved " + SITE + " to mcs");
        type(keys, "q");
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
      }
      assertEquals(0, process.exitValue());
      assertNothingIsLeftIn(service);
    }
  }

  @Test
  void aSignalEndsWhatItBegan() throws Exception {
    try (Service service = Service.start(Busy.class, Jvm.agent("strategy=jdk"))) {
      File shown = folder.resolve("shown").toFile();
      Process process = new ProcessBuilder(command(service.pid())).redirectOutput(shown).start();
      await(shown, SITE);

      process.destroy();

      assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
      assertNothingIsLeftIn(service);
    }
  }

  @Test
  void whereTheJvmEndsThatIsSaid() throws Exception {
    Service service = Service.start(Busy.class, Jvm.agent(""));
    File shown = folder.resolve("shown").toFile();
    Process process = new ProcessBuilder(command(service.pid())).redirectOutput(shown).start();
    await(shown, SITE);

    service.close();

    assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue());
    assertTrue(
        Files.readString(shown.toPath()).endsWith("process " + service.pid() + " has ended\n"));
  }

  @Test
  void whatCannotBeWatchedIsOneLine() throws Exception {
    assertFailed(live(Long.MAX_VALUE), "there is no process ");
    Process shell = new ProcessBuilder("sleep", "100").start();
    assertFailed(live(shell.pid()), "process " + shell.pid() + " is no JVM");
    shell.destroy();
    try (Service service = Service.start(Busy.class)) {
      assertFailed(
          live(service.pid()),
          "process " + service.pid() + " has no Locksmith in it: start it with ");
    }
    try (Service service =
        Service.start(
            Busy.class,
            "--limit-modules",
            "java.base,java.instrument,java.management," + "jdk.management.agent,jdk.attach",
            Jvm.agent(""))) {
      assertFailed(live(service.pid()), "process " + service.pid() + " cannot record: ");
    }
  }

  private static void assertFailed(Jvm.Result result, String beginning) {
    assertEquals(1, result.status(), result.err());
    assertEquals("", result.out());
    assertEquals(1, result.err().lines().count(), result.err());
    assertTrue(result.err().startsWith("locksmith: " + beginning), result.err());
  }

  private static void assertNothingIsLeftIn(Service service) {
    Jvm.Result check = Jvm.tool("jcmd", String.valueOf(service.pid()), "JFR.check").run();
    assertTrue(check.out().contains("No available recordings"), check.out());
  }

  private static List<String> command(long pid) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-jar",
        Jvm.AGENT,
        "live",
        String.valueOf(pid),
        "--interval",
        "1");
  }

  private static Jvm.Result live(long pid, String... options) {
    return Jvm.tool("java", "-jar", Jvm.AGENT, "live", String.valueOf(pid)).with(options).run();
  }

  private static void type(OutputStream keys, String text) throws IOException {
    keys.write(text.getBytes(StandardCharsets.US_ASCII));
    keys.flush();
  }

  private static void await(File shown, String text) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!Files.readString(shown.toPath(), StandardCharsets.UTF_8).contains(text)) {
      assertFalse(System.nanoTime() > end, () -> "no '" + text + "' in " + contentOf(shown));
      Thread.sleep(100);
    }
  }

  private static String contentOf(File shown) {
    try {
      return Files.readString(shown.toPath());
    } catch (IOException e) {
      return e.toString();
    }
  }
}
