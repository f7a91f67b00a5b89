package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Deadlocked;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;
import javax.management.remote.JMXConnector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's tools find a deadlock of swapped locks. */
class DeadlockIT {
  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void jstackAndManagementTellIt(String strategy) throws Exception {
    try (Service service = Service.start(Deadlocked.class, Jvm.agent("strategy=" + strategy))) {
      Jvm.Result jstack = Jvm.tool("jstack", String.valueOf(service.pid())).run();
      assertEquals(0, jstack.status(), jstack.err());
      String dump = jstack.out();
      assertTrue(dump.contains("\nFound one Java-level deadlock:\n"), dump);
      assertWaits("one", "two", dump);
      assertWaits("two", "one", dump);

      try (JMXConnector connector = service.connect()) {
        ThreadMXBean threads =
            ManagementFactory.newPlatformMXBeanProxy(
                connector.getMBeanServerConnection(),
                ManagementFactory.THREAD_MXBEAN_NAME,
                ThreadMXBean.class);
        Map<String, String> owners = new HashMap<>();
        for (ThreadInfo thread : threads.getThreadInfo(threads.findDeadlockedThreads())) {
          owners.put(thread.getThreadName(), thread.getLockOwnerName());
        }
        assertEquals(Map.of("one", "two", "two", "one"), owners);
      }
    }
  }

  private static void assertWaits(String waiter, String owner, String dump) {
    String cycle =
        "(?s).*\n\"%s\":\n  waiting for ownable synchronizer 0x\\p{XDigit}+, \\(a "
            + "java\\.util\\.concurrent\\.locks\\.ReentrantLock\\$\\w+\\),\n"
            + "  which is held by \"%s\"\n.*";
    assertTrue(dump.matches(cycle.formatted(waiter, owner)), dump);
  }
}
