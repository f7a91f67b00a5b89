package dev.locksmith.example.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.forked.Jvm;
import dev.locksmith.forked.ParkComparison;
import dev.locksmith.page.Browser;
import dev.locksmith.page.ReportNumbers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job, on a real program: the packaged service, with and without the packaged agent. */
class ServiceUnderTheAgentIT {
  private static final String[] LOAD = {"-jar", "target/service.jar", "--requests", "4000"};
  private static final double TOLERANCE = 0.10;

  @TempDir static Path folder;

  private static Jvm.Result plain;
  private static Jvm.Result watched;
  private static Path recording;

  @BeforeAll
  static void serve() {
    recording = folder.resolve("service.jfr");
    plain = Jvm.tool("java").with(LOAD).run();
    watched =
        Jvm.tool(
                "java",
                "-XX:StartFlightRecording:filename=" + recording + ",jdk.ThreadPark#threshold=0ns",
                Jvm.agent(""))
            .with(LOAD)
            .run();
  }

  @Test
  void theAnswersAreTheSame() {
    assertEquals(0, plain.status(), plain.out() + plain.err());
    assertEquals(0, watched.status(), watched.out() + watched.err());
    assertEquals(answers(plain), answers(watched));
  }

  private static String answers(Jvm.Result run) {
    return run.out().lines().filter(line -> line.startsWith("answers: ")).findFirst().orElseThrow();
  }

  @Test
  void standardErrorIsOneLine() {
    assertEquals("", plain.err());
    watched.saidOneLineWith("ReentrantLock=jdk, ReentrantReadWriteLock=jdk, Semaphore=jdk");
  }

  @Test
  void waitsAgreeWithTheParksOfTheJdk() throws IOException {
    ParkComparison parks = ParkComparison.of(recording);
    assertTrue(parks.waits() > 100, parks.toString());
    assertEquals(1.0, parks.parkedShareOfWaits(), TOLERANCE, parks.toString());
    assertTrue(parks.pairsThatAgree(TOLERANCE) >= 0.9, parks + ", " + parks.pairsThatAgree(0.1));
    assertEquals(0.0, parks.unseenShareOfParks(), TOLERANCE, parks.toString());
  }

  @Test
  void theReportNamesTheLocksOfEveryLibrary() throws IOException {
    Jvm.Result report = report("--top", "100");
    for (String site :
        new String[] {
          "ch.qos.logback.core.OutputStreamAppender.streamWriteLock",
          "com.google.common.cache.LocalCache$Segment.<init>",
          "com.google.common.util.concurrent.Striped.",
          "io.github.resilience4j.bulkhead.internal.SemaphoreBulkhead.semaphore",
          "org.apache.commons.pool2.impl.InterruptibleReentrantLock.<init>",
          "org.eclipse.jetty.util.thread.AutoLock._lock",
          "org.h2.mvstore.MVStore.storeLock",
          "dev.locksmith.example.service.shop.BoundedQueue.filled",
        }) {
      assertTrue(report.out().contains(site), site + " in\n" + report.out());
    }
    report.out().lines().forEach(line -> assertTrue(line.length() <= 100, line));
    Files.writeString(Path.of("target/report.txt"), report.out());
  }

  @Test
  void thePageShowsTheNumbersOfTheJson() throws Exception {
    Path page = folder.resolve("report.html");
    report("--html", page.toString());
    ReportNumbers numbers = ReportNumbers.of(report("--json").out());
    assertTrue(numbers.ofSites().size() >= 7 * 6, numbers.ofSites().toString());
    numbers.assertShown(Browser.open(Files.readString(page), folder));
  }

  private static Jvm.Result report(String... options) {
    Jvm.Result report =
        Jvm.tool("java", "-jar", Jvm.AGENT, "report")
            .with(options)
            .with(recording.toString())
            .run();
    assertEquals(0, report.status(), report.err());
    return report;
  }
}
