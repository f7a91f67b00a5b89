package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.BeanAsker;
import dev.locksmith.program.Counters;
import dev.locksmith.program.Hello;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.management.MBeanFeatureInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanOperationInfo;
import javax.management.MBeanServerConnection;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import javax.management.RuntimeMBeanException;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.TabularData;
import javax.management.remote.JMXConnector;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManagementIT {
  private static final String LOCK = Counters.class.getName() + ".lock";

  @TempDir Path folder;

  @Test
  void theServerIsNotMadeForTheBeanButHasItWhenItIsMade() {
    Jvm.java(Jvm.agent("")).run(BeanAsker.class).printed("0 true").saidOneLineWith("=jdk");
    Jvm.java(Jvm.agent(""))
        .with(BeanAsker.class.getName(), "otherwise-first")
        .run()
        .printed("0 true")
        .saidOneLineWith("=jdk");
  }

  @Test
  void theBeanIsThereWhereTheJvmMakesTheServer() {
    Jvm.java("-Dcom.sun.management.jmxremote", Jvm.agent(""))
        .run(BeanAsker.class)
        .printed("1 true")
        .saidOneLineWith("=jdk");
  }

  @Test
  void withoutTheModuleThereIsNoBeanAndNoWordOfIt() {
    Jvm.java("--limit-modules", "java.base,java.instrument,jdk.jfr", Jvm.agent(""))
        .run(Hello.class)
        .printed("hello, drop-in")
        .saidOneLineWith("=jdk");
  }

  @Test
  void aConnectingClientMovesOneSiteWhileItIsContended() throws Exception {
    try (Service service = Service.start(Counters.class, Jvm.agent("strategy=optimistic"))) {
      assertEquals("drop-in 0 ok", service.ask());
      try (JMXConnector connector = service.connect()) {
        Bean bean = new Bean(connector);
        assertEquals(
            Set.of(
                "lock ReentrantLock", "readWriteLock ReentrantReadWriteLock", "permits Semaphore"),
            bean.sitesOf(Counters.class));
        for (String policy : new String[] {"mcs", "padded", "optimistic", "mcs"}) {
          bean.move(LOCK, policy);
          CompositeData moved = bean.site(LOCK + " ReentrantLock optimistic");
          assertEquals(policy, moved.get("policy"));
          assertEquals("optimistic", moved.get("strategy"));
          assertEquals("drop-in 1 ok", service.ask());
        }
        CompositeData other = bean.site(Counters.class.getName() + ".permits Semaphore optimistic");
        assertEquals("optimistic", other.get("policy"));
        assertTrue((long) other.get("contended") > 0, other.toString());
        assertTrue((double) bean.get("WaitSeconds") > 0);
        assertTrue((long) bean.get("ContendedAcquisitions") > 0);
        assertTrue((long) bean.get("LocksCreated") >= (int) bean.get("SiteCount"));
      }
    }
  }

  @Test
  void whatWasLeftAloneIsListedWithTheReason() throws Exception {
    try (Service service = Service.start(Counters.class, Jvm.agent("reentrantLock=off"));
        JMXConnector connector = service.connect()) {
      TabularData leftAlone = (TabularData) new Bean(connector).get("LeftAlone");
      CompositeData row = leftAlone.get(new Object[] {LOCK + " ReentrantLock"});
      assertEquals("the settings say off", row.get("value"));
    }
  }

  @Test
  void everythingIsDescribed() throws Exception {
    try (Service service = Service.start(Counters.class, Jvm.agent(""));
        JMXConnector connector = service.connect()) {
      MBeanInfo bean = connector.getMBeanServerConnection().getMBeanInfo(Bean.NAME);
      assertTrue(bean.getDescription().startsWith("What Locksmith has swapped"), bean::toString);
      List<MBeanFeatureInfo> features = new ArrayList<>(List.of(bean.getAttributes()));
      for (MBeanOperationInfo operation : bean.getOperations()) {
        features.add(operation);
        features.addAll(List.of(operation.getSignature()));
      }
      assertEquals(8 + 3 + 6, features.size());
      for (MBeanFeatureInfo feature : features) {
        String description = feature.getDescription();
        assertTrue(description.contains(" "), feature.getName() + ": " + description);
      }
    }
  }

  @Test
  void theSwapEventsTellOfTheMove() throws Exception {
    Path file = folder.resolve("moved.jfr");
    try (Service service =
            Service.start(
                Counters.class,
                "-Xlog:jfr+startup=off",
                "-XX:StartFlightRecording:filename=" + file,
                Jvm.agent("strategy=padded"));
        JMXConnector connector = service.connect()) {
      new Bean(connector).move(LOCK, "mcs");
      assertEquals("drop-in 1 ok", service.ask());
    }
    List<RecordedEvent> swaps =
        RecordingFile.readAllEvents(file).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockSwap"))
            .filter(event -> event.getString("site").equals(LOCK))
            .sorted(Comparator.comparing(RecordedEvent::getStartTime))
            .toList();
    RecordedEvent last = swaps.get(swaps.size() - 1);
    assertEquals("padded", last.getString("strategy"));
    assertEquals("mcs", last.getString("policy"));
    assertFalse(last.getBoolean("compact"));
  }

  @Test
  void theKillSwitchWorksWhileLocksAreHeldAndWaitedFor() throws Exception {
    try (Service service = Service.start(Counters.class, Jvm.agent("strategy=mcs"));
        JMXConnector connector = service.connect()) {
      Bean bean = new Bean(connector);
      assertEquals("drop-in 1 ok", service.ask());
      assertEquals(true, bean.get("Enabled"));
      bean.invoke("stop");
      assertEquals("jdk 1 ok", service.ask());
      assertEquals(false, bean.get("Enabled"));
      assertEquals("padded", bean.site(LOCK + " ReentrantLock mcs").get("policy"));
      long contended = (long) bean.get("ContendedAcquisitions");
      assertEquals("jdk 1 ok", service.ask());
      long later = (long) bean.get("ContendedAcquisitions");
      assertTrue(later - contended <= 9, "only waits of before are still told: " + later);
      bean.assertRefuses(
          IllegalStateException.class,
          "Locksmith was stopped: locks only park from now on",
          LOCK,
          "mcs");
      bean.invoke("stop");
      assertEquals(0, service.attach("enabled=false").status());
      assertEquals("jdk 1 ok", service.ask());
    }
  }

  @Test
  void badInputIsOneLineThatSaysWhatToDo() throws Exception {
    try (Service service = Service.start(Counters.class, Jvm.agent("strategy=mcs,semaphore=jdk"));
        JMXConnector connector = service.connect()) {
      Bean bean = new Bean(connector);
      String watched = Counters.class.getName() + ".permits";
      bean.assertRefuses(
          IllegalArgumentException.class,
          watched
              + " Semaphore jdk is watched: its locks have the JDK's own algorithm and cannot be"
              + " moved; start with strategy=padded, optimistic or mcs, or with a rule for it, to"
              + " move it later",
          watched,
          "mcs");
      bean.assertRefuses(
          IllegalArgumentException.class,
          "there is no site 'com.acme.Pool.lock'; the attribute Sites lists them",
          "com.acme.Pool.lock",
          "mcs");
      bean.assertRefuses(
          IllegalArgumentException.class,
          "there is no policy 'fast'; use padded, optimistic or mcs",
          LOCK,
          "fast");
      bean.assertRefuses(
          IllegalArgumentException.class,
          LOCK
              + " ReentrantLock mcs has Locksmith's algorithm and cannot be moved to the JDK's; use"
              + " padded, optimistic or mcs",
          LOCK,
          "jdk");
      assertEquals("mcs", bean.site(LOCK + " ReentrantLock mcs").get("policy"));
    }
  }

  @Test
  void anAgentThatComesLateRegistersWithAServerThatIsThere() throws Exception {
    try (Service service = Service.start(Counters.class);
        JMXConnector connector = service.connect()) {
      assertFalse(connector.getMBeanServerConnection().isRegistered(Bean.NAME));
      assertEquals(0, service.attach("strategy=jdk").status());
      assertEquals(true, new Bean(connector).get("Enabled"));
      assertEquals(0, service.attach("enabled=false").status());
      assertEquals(false, new Bean(connector).get("Enabled"));
    }
  }

  @Test
  void anAgentThatComesLateDoesNotMakeTheServerEither() throws Exception {
    try (Service service = Service.start(Counters.class)) {
      assertEquals(0, service.attach("strategy=jdk").status());
      assertTrue(service.ask().startsWith("drop-in 0 "));
      try (JMXConnector connector = service.connect()) {
        assertEquals(true, new Bean(connector).get("Enabled"));
      }
    }
  }

  /** The bean from the other side of a connection. */
  static final class Bean {
    static final ObjectName NAME = name();

    private final MBeanServerConnection connection;

    Bean(JMXConnector connector) throws Exception {
      connection = connector.getMBeanServerConnection();
    }

    private static ObjectName name() {
      try {
        return new ObjectName("dev.locksmith:type=Locksmith");
      } catch (MalformedObjectNameException e) {
        throw new AssertionError(e);
      }
    }

    Object get(String attribute) throws Exception {
      return connection.getAttribute(NAME, attribute);
    }

    CompositeData site(String key) throws Exception {
      CompositeData row = ((TabularData) get("Sites")).get(new Object[] {key});
      return (CompositeData) row.get("value");
    }

    /** Field and type of every site of that class. */
    Set<String> sitesOf(Class<?> type) throws Exception {
      String prefix = type.getName() + ".";
      return ((TabularData) get("Sites"))
          .values().stream()
              .map(row -> (CompositeData) ((CompositeData) row).get("value"))
              .filter(site -> ((String) site.get("name")).startsWith(prefix))
              .filter(site -> !((String) site.get("name")).contains(":"))
              .map(site -> site.get("name") + " " + site.get("type"))
              .map(site -> site.substring(prefix.length()))
              .collect(Collectors.toSet());
    }

    void invoke(String operation) throws Exception {
      connection.invoke(NAME, operation, null, null);
    }

    void move(String site, String policy) throws Exception {
      String text = String.class.getName();
      connection.invoke(NAME, "movePolicy", new Object[] {site, policy}, new String[] {text, text});
    }

    void assertRefuses(
        Class<? extends Exception> type, String message, String site, String policy) {
      Exception cause =
          assertThrows(RuntimeMBeanException.class, () -> move(site, policy)).getTargetException();
      assertEquals(type, cause.getClass());
      assertEquals(message, cause.getMessage());
    }
  }
}
