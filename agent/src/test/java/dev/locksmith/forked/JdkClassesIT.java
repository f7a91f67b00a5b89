package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.JdkContender;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JdkClassesIT {
  private static final String SUM = 4L * 2 * 3_000 * 3_001 / 2 + 1 + " {a=1}";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void locksInsideOfTheJdkAreSwappedWhereAskedFor(String strategy) throws IOException {
    Path recording = folder.resolve("jdk.jfr");
    Jvm.Result result =
        Jvm.java(
                "-XX:StartFlightRecording:filename=" + recording,
                Jvm.agent("jdkClasses=true,strategy=" + strategy))
            .run(JdkContender.class);
    assertTrue(result.out().endsWith(SUM), result.out() + result.err());
    result.saidOneLineWith("ReentrantLock=" + strategy);
    Set<String> sites =
        RecordingFile.readAllEvents(recording).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockSwap"))
            .filter(event -> event.getBoolean("swapped") && event.getLong("created") > 0)
            .map(event -> event.getString("site"))
            .collect(Collectors.toSet());
    for (String site :
        List.of(
            "ArrayBlockingQueue.lock",
            "LinkedBlockingQueue.takeLock",
            "LinkedBlockingQueue.putLock",
            "LinkedBlockingDeque.lock",
            "PriorityBlockingQueue.lock",
            "DelayQueue.lock",
            "ThreadPoolExecutor.mainLock",
            "ScheduledThreadPoolExecutor$DelayedWorkQueue.lock",
            "CyclicBarrier.lock")) {
      assertTrue(sites.contains("java.util.concurrent." + site), site + " in " + sites);
    }
  }

  @Test
  void otherwiseTheyStayAsTheyAre() {
    Jvm.Result result = Jvm.java(Jvm.agent("summary=stderr")).run(JdkContender.class).printed(SUM);
    assertFalse(result.err().contains("java.util.concurrent"), result.err());
  }
}
