package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Counters;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Run;
import dev.locksmith.verdict.SiteWait;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import javax.management.remote.JMXConnector;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code ab} on services that run. */
class LiveAbIT {
  private static final String NAME = Counters.class.getName();
  private static final String LOCK = NAME + ".lock ReentrantLock optimistic";
  private static final String PERMITS = NAME + ".permits Semaphore optimistic";

  @TempDir private Path directory;

  @Test
  void movesTheLocksWindowByWindowAndGivesThemBack() throws Exception {
    Path recording = directory.resolve("service.jfr");
    try (Service service =
            Service.start(
                Counters.class,
                "-Xlog:jfr+startup=off",
                "-XX:StartFlightRecording:filename=" + recording,
                Jvm.agent("strategy=optimistic"));
        JMXConnector connector = service.connect()) {
      ManagementIT.Bean bean = new ManagementIT.Bean(connector);
      bean.move(PERMITS, "padded");
      Jvm.Result result =
          ab(
              service.pid(),
              "--arms",
              "mcs,padded",
              "--attribute",
              "dev.locksmith:type=Locksmith/ContendedAcquisitions:lower",
              "--attribute",
              "java.lang:type=Runtime/Uptime:level");

      assertEquals(0, result.status(), result.err());
      Ab.assertHas("VERDICT\n", result.out());
      assertEquals("optimistic", bean.site(LOCK).get("policy"));
      assertEquals("padded", bean.site(PERMITS).get("policy"));
    }
    Experiment experiment = new Ab(directory.resolve("ab")).experiment();
    assertEquals(5, experiment.kept("mcs (A/A)", Phase.COMPARISON).size());
    assertEquals(Set.of("mcs"), policies(experiment, "mcs"));
    assertEquals(Set.of("padded"), policies(experiment, "padded"));
    for (Run run : experiment.runs()) {
      assertEquals(
          Set.of(
              "ContendedAcquisitions per second",
              "Uptime",
              "lock wait",
              "contended per second",
              "mean wait",
              "CPU time"),
          run.values().keySet());
    }
    assertMarked(experiment, recording);
  }

  /** The recording tells each window, and the end. */
  private static void assertMarked(Experiment experiment, Path recording) throws IOException {
    List<RecordedEvent> marks =
        RecordingFile.readAllEvents(recording).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.ArmChange"))
            .sorted(Comparator.comparing(RecordedEvent::getStartTime))
            .toList();
    assertEquals(experiment.runs().size() + 1, marks.size());
    for (int i = 0; i < experiment.runs().size(); i++) {
      assertEquals(experiment.runs().get(i).arm(), marks.get(i).getString("arm"));
      assertEquals(experiment.runs().get(i).round(), marks.get(i).getInt("round"));
      assertEquals(20, marks.get(i).getDuration("settlingTime").toMillis());
    }
    assertEquals("warm-up", marks.get(0).getString("phase"));
    assertEquals("", marks.get(marks.size() - 1).getString("arm"));
  }

  private static Set<String> policies(Experiment experiment, String arm) {
    return experiment.kept(arm, Phase.COMPARISON).stream()
        .flatMap(run -> run.sites().stream())
        .map(SiteWait::strategy)
        .collect(Collectors.toSet());
  }

  @Test
  void ctrlCGivesTheLocksBack() throws Exception {
    Path moved = directory.resolve("moved");
    try (Service service = Service.start(Counters.class, Jvm.agent("strategy=optimistic"));
        JMXConnector connector = service.connect()) {
      ManagementIT.Bean bean = new ManagementIT.Bean(connector);
      CompletableFuture<Void> watching =
          CompletableFuture.runAsync(() -> awaitPolicy(bean, "padded", moved));
      Interrupted interrupted =
          Interrupted.of(
              arguments(service.pid(), "--arms", "padded,mcs", "--window", "10m"), moved);
      watching.join();

      assertEquals(130, interrupted.status(), interrupted.err());
      Ab.assertHas("VERDICT\n", interrupted.out());
      assertEquals("optimistic", bean.site(LOCK).get("policy"));
    }
  }

  private static void awaitPolicy(ManagementIT.Bean bean, String policy, Path file) {
    try {
      while (!bean.site(LOCK).get("policy").equals(policy)) {
        Thread.sleep(10);
      }
      Files.createFile(file);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aServiceThatEndsIsToldWithTheVerdictSoFar() throws Exception {
    Path out = directory.resolve("ab");
    Service service = Service.start(Counters.class, Jvm.agent("strategy=optimistic"));
    CompletableFuture<Void> ending =
        CompletableFuture.runAsync(() -> closeOnceMeasured(service, out.resolve("result.json")));
    Jvm.Result result = ab(service.pid(), "--arms", "mcs,padded", "--rounds", "1000");
    ending.join();

    Ab.assertHas("VERDICT\n", result.out());
    assertTrue(
        result
            .err()
            .endsWith(
                "locksmith: process "
                    + service.pid()
                    + " has ended: the verdict is of what was measured before\n"),
        result.err());
    assertEquals(1, result.status());
  }

  private static void closeOnceMeasured(Service service, Path result) {
    try {
      while (!Files.exists(result) || !Files.readString(result).contains("\"kept\"")) {
        Thread.sleep(10);
      }
      service.close();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void locksThatCannotBeMovedAreOneLine() throws Exception {
    try (Service watched = Service.start(Counters.class, Jvm.agent("strategy=jdk"))) {
      Ab.assertFailed(
          1,
          "locksmith: process "
              + watched.pid()
              + " has no locks that can be moved: start it with strategy=padded, optimistic or mcs,"
              + " or with a rule for some of its sites",
          ab(watched.pid()));
    }
    try (Service bare = Service.start(Counters.class)) {
      Ab.assertFailed(
          1,
          "locksmith: process "
              + bare.pid()
              + " has no Locksmith in it: start it with -javaagent:locksmith.jar, or bring it in"
              + " with attach "
              + bare.pid(),
          ab(bare.pid()));
    }
  }

  @Test
  void anAttributeBelowZeroIsRefused() throws Exception {
    String undefined = "java.lang:type=MemoryPool,name=Metaspace/Usage/max:level";
    try (Service service = Service.start(Counters.class, Jvm.agent("strategy=optimistic"))) {
      Ab.assertFailed(
          2,
          "locksmith: --attribute "
              + undefined
              + ": is -1, but only numbers from 0 can be compared; see locksmith ab --help",
          ab(service.pid(), "--attribute", undefined));
    }
  }

  @Test
  void badUsageIsToldAtOnce() {
    assertBadUsage("--arms jdk: locks of a running service can be moved", "--arms", "jdk,mcs");
    assertBadUsage("--arms fast: locks of a running service can be moved", "--arms", "mcs,fast");
    assertBadUsage("--window must be 100ms to 1h", "--window", "1ms");
    assertBadUsage("--rounds must be at least 2", "--rounds", "0");
    assertBadUsage("--pid takes no command, and only: ", "--load", "true");
  }

  private void assertBadUsage(String words, String... options) {
    Jvm.Result result = ab(1, options);
    Ab.assertHas("locksmith: " + words, result.err());
    assertEquals(1, result.err().lines().count(), result.err());
    assertEquals(2, result.status());
  }

  private Jvm.Result ab(long pid, String... options) {
    return Jvm.tool("java", arguments(pid, options).toArray(String[]::new)).run();
  }

  private List<String> arguments(long pid, String... options) {
    List<String> arguments =
        new ArrayList<>(
            List.of("-jar", Jvm.AGENT, "ab", "--out", directory.resolve("ab").toString()));
    arguments.addAll(List.of("--pid", String.valueOf(pid)));
    List<String> given = List.of(options);
    for (String option : List.of("--window=200ms", "--settle=20ms", "--rounds=5")) {
      if (!given.contains(option.substring(0, option.indexOf('=')))) {
        arguments.add(option);
      }
    }
    arguments.addAll(given);
    return arguments;
  }
}
