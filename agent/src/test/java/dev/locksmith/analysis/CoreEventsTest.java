package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.Event;
import jdk.jfr.EventType;
import jdk.jfr.ValueDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holds the events that core writes and the fields that are read here together. */
class CoreEventsTest {
  private static final String CONTENTION_CLASS = "dev.locksmith.event.jfr.LockContentionEvent";
  private static final String SWAP_CLASS = "dev.locksmith.event.jfr.LockSwapEvent";
  private static final String STATISTICS_CLASS = "dev.locksmith.event.jfr.LockSiteStatisticsEvent";

  @TempDir Path dir;

  @Test
  void eventsOfTheTestsAreThoseOfCore() throws Exception {
    assertSame(CONTENTION_CLASS, ContentionEvent.class);
    assertSame(SWAP_CLASS, SwapEvent.class);
    assertSame(STATISTICS_CLASS, StatisticsEvent.class);
  }

  @Test
  void whatCoreWritesIsRead() throws Exception {
    Thread owner = Thread.currentThread();
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              write(
                  CONTENTION_CLASS,
                  Map.of(
                      "site",
                      "a.B.c",
                      "lockType",
                      "ReentrantReadWriteLock",
                      "mode",
                      "write",
                      "strategy",
                      "mcs",
                      "lockId",
                      7L,
                      "owner",
                      owner,
                      "outcome",
                      "interrupted"));
              write(
                  CONTENTION_CLASS,
                  Map.of("site", "a.B.f", "mode", "exclusive", "ownerName", "short-lived"));
              write(
                  SWAP_CLASS,
                  Map.of(
                      "site",
                      "a.B.d",
                      "lockType",
                      "Semaphore",
                      "swapped",
                      true,
                      "strategy",
                      "padded",
                      "created",
                      9L,
                      "waiting",
                      3L));
              write(
                  SWAP_CLASS,
                  Map.of(
                      "site", "a.B.e", "lockType", "Semaphore", "strategy", "", "reason", "why"));
            });

    Findings findings = RecordingAnalyzer.analyze(List.of(file), ReadingListener.SILENT);

    SiteContention site = contended(findings, "a.B.c");
    assertEquals(new SiteKey("a.B.c", "ReentrantReadWriteLock", "mcs"), site.key());
    assertEquals("write", site.modes().get(0).name());
    assertEquals("interrupted", site.outcomes().get(0).name());
    assertEquals(owner.getName(), site.owners().get(0).name());
    assertEquals(owner.getName(), site.waiters().get(0).name());
    assertEquals(1, site.locks().count());
    assertTrue(site.totalNanos() > 0);
    String code = site.code().get(0).name();
    assertTrue(code.startsWith(CoreEventsTest.class.getName() + ".write:"), code);
    assertEquals("short-lived", contended(findings, "a.B.f").owners().get(0).name());
    Swap swap = findings.stillWaitedFor().get(0);
    assertEquals(
        "a.B.d Semaphore padded 9",
        String.join(" ", swap.site(), swap.lockType(), swap.strategy(), "" + swap.created()));
    assertEquals(3, swap.waiting());
    assertEquals(List.of(), findings.withoutWaits());
    assertEquals("why", findings.leftAlone().get(0).reason());
    assertEquals("a.B.e", findings.leftAlone().get(0).places().get(0).site());
  }

  private static SiteContention contended(Findings findings, String name) {
    return findings.contended().stream()
        .filter(site -> site.key().site().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static void assertSame(String coreClass, Class<? extends Event> testClass)
      throws ClassNotFoundException {
    Class<? extends Event> core = Class.forName(coreClass).asSubclass(Event.class);
    EventType expected = EventType.getEventType(core);
    EventType actual = EventType.getEventType(testClass);
    assertEquals(expected.getName(), actual.getName());
    assertEquals(fields(expected), fields(actual));
  }

  private static Map<String, String> fields(EventType type) {
    Map<String, String> fields = new TreeMap<>();
    for (ValueDescriptor field : type.getFields()) {
      fields.put(field.getName(), field.getTypeName() + ' ' + field.getContentType());
    }
    return fields;
  }

  private static void write(String coreClass, Map<String, Object> values)
      throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(coreClass).getDeclaredConstructor();
    constructor.setAccessible(true);
    Event event = (Event) constructor.newInstance();
    event.begin();
    for (Map.Entry<String, Object> value : values.entrySet()) {
      Field field = event.getClass().getDeclaredField(value.getKey());
      field.setAccessible(true);
      field.set(event, value.getValue());
    }
    event.commit();
  }
}
