package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Besieged;
import dev.locksmith.program.Queues;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javax.management.openmbean.CompositeData;
import javax.management.remote.JMXConnector;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code attach PID enabled=false}, at the worst of times. */
class KillSwitchIT {
  /** Permits have no owner: who waits for one would spin as long as may be. */
  private static final String SPIN = "spin=900s,semaphore=padded,strategy=";

  private static final String ALL_SERVED = "8 of 8, ";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"jdk, parks", "padded, parks", "optimistic, spins", "mcs, spins"})
  void endsSpinningAndTellingWhileLocksAreHeldAndWaitedFor(String strategy, String wait)
      throws IOException {
    Path recording = folder.resolve("rec.jfr");
    Instant stopped;
    try (Service service =
        Service.start(
            Besieged.class,
            "-XX:ActiveProcessorCount=4",
            "-Xlog:jfr+startup=off",
            "-XX:StartFlightRecording:filename=" + recording,
            Jvm.agent(SPIN + strategy))) {
      assertEquals(ALL_SERVED + wait, service.ask());
      assertEquals(0, service.attach("enabled=false").status());
      stopped = Instant.now();
      assertEquals(ALL_SERVED + "parks", service.ask());
      assertEquals(ALL_SERVED + "parks", service.ask());
    }
    List<RecordedEvent> waits =
        RecordingFile.readAllEvents(recording).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockContention"))
            .toList();
    assertFalse(waits.isEmpty());
    assertEquals(
        List.of(), waits.stream().filter(event -> event.getStartTime().isAfter(stopped)).toList());
  }

  /** Also where the agent has come late: the classes of the JDK become what they were. */
  @Test
  void endsSwappingInsideOfTheJdk() throws Exception {
    String site = "java.util.concurrent.LinkedBlockingQueue.takeLock ReentrantLock padded";
    try (Service service = Service.start(Queues.class)) {
      assertEquals("1", service.ask());
      assertEquals(0, service.attach("jdkClasses=true,strategy=padded").status());
      assertEquals("1", service.ask());
      try (JMXConnector connector = service.connect()) {
        ManagementIT.Bean bean = new ManagementIT.Bean(connector);
        long before = created(bean, site);
        assertEquals("1", service.ask());
        long made = created(bean, site);
        assertTrue(before >= 1 && made > before, before + ", " + made);
        bean.invoke("stop");
        long last = created(bean, site);
        assertEquals("1", service.ask());
        assertEquals(last, created(bean, site));
      }
    }
  }

  private static long created(ManagementIT.Bean bean, String site) throws Exception {
    CompositeData view = bean.site(site);
    return (long) view.get("created");
  }
}
