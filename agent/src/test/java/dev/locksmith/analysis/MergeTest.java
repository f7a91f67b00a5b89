package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeTest {
  @TempDir Path dir;

  @Test
  void recordingsOfOneJvmShareThreadsAndLocks() throws Exception {
    Path one = Recorded.to(dir.resolve("one.jfr"), () -> activity(3));
    Path two = Recorded.to(dir.resolve("two.jfr"), () -> activity(5));

    Findings findings = RecordingAnalyzer.analyze(List.of(one, two), ReadingListener.SILENT);

    SiteContention site = findings.contended().get(0);
    assertEquals(8, site.contended());
    assertEquals(1, site.locks().count());
    assertEquals(1, site.waitingThreads().count());
    assertEquals(5, findings.stillWaitedFor().get(0).created(), "the latest of one JVM");
    assertEquals(5, findings.stillWaitedFor().get(0).waiting(), "the latest of one JVM");
    assertEquals(
        List.of(one, two), findings.recordings().stream().map(RecordingInfo::file).toList());
  }

  @Test
  void recordingsOfTwoJvmsShareNone() throws Exception {
    Path one = Recorded.to(dir.resolve("one.jfr"), () -> activity(3));
    Path two = dir.resolve("two.jfr");
    recordInAnotherJvm(two);

    Findings findings = RecordingAnalyzer.analyze(List.of(one, two), ReadingListener.SILENT);

    SiteContention site = findings.contended().get(0);
    assertEquals(7, site.contended());
    assertEquals(2, site.locks().count());
    assertEquals(2, site.waitingThreads().count());
    assertEquals(7, findings.stillWaitedFor().get(0).created(), "the sum of both JVMs");
    assertEquals(7, findings.stillWaitedFor().get(0).waiting(), "the sum of both JVMs");
  }

  @Test
  void eventsAreNotCountedTwice() throws Exception {
    Path one = Recorded.to(dir.resolve("one.jfr"), () -> activity(1));
    Path copy = Files.copy(one, dir.resolve("copy.jfr"));

    RecordingException e =
        assertThrows(
            RecordingException.class,
            () -> RecordingAnalyzer.analyze(List.of(one, copy), ReadingListener.SILENT));

    assertEquals(copy + " repeats events of " + one + ": leave one of them out", e.getMessage());
  }

  private static void activity(int times) {
    for (int i = 0; i < times; i++) {
      Recorded.contend();
    }
    SwapEvent.swapped("com.acme.Quiet.lock", times, times);
  }

  private static void recordInAnotherJvm(Path file) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                OtherJvm.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(new File(file + ".out"))
            .start();
    assertEquals(0, process.waitFor(), () -> "see " + file + ".out");
  }

  /** Records four contentions. */
  static final class OtherJvm {
    private OtherJvm() {}

    public static void main(String[] args) throws Exception {
      Recorded.to(Path.of(args[0]), () -> activity(4));
    }
  }
}
