package dev.locksmith.event.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jdk.jfr.DataAmount;
import jdk.jfr.Event;
import jdk.jfr.EventType;
import jdk.jfr.Timespan;
import jdk.jfr.ValueDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What tools show of the events to those who have not read this code. */
class EventTypesTest {
  private static final List<String> OF_EVERY_EVENT =
      List.of("startTime", "duration", "eventThread", "stackTrace");

  @ParameterizedTest
  @ValueSource(
      classes = {
        ArmChangeEvent.class,
        LockContentionEvent.class,
        LockHoldEvent.class,
        LockSiteStatisticsEvent.class,
        LockSwapEvent.class
      })
  void everythingIsDescribed(Class<? extends Event> event) {
    EventType type = EventType.getEventType(event);
    assertEquals(List.of("Locksmith"), type.getCategoryNames());
    assertNotNull(type.getLabel());
    assertNotNull(type.getDescription());
    for (ValueDescriptor field : type.getFields()) {
      if (!OF_EVERY_EVENT.contains(field.getName())) {
        assertNotNull(field.getLabel(), field::getName);
        assertNotNull(field.getDescription(), field::getName);
        assertTrue(!isTime(field) || field.getAnnotation(Timespan.class) != null, field::getName);
      }
    }
  }

  private static boolean isTime(ValueDescriptor field) {
    return field.getTypeName().equals("long")
        && (field.getName().endsWith("Time") || field.getName().endsWith("Wait"));
  }

  @Test
  void memoryIsAnAmountOfBytes() {
    ValueDescriptor memory =
        EventType.getEventType(LockSiteStatisticsEvent.class).getField("memory");
    assertEquals(DataAmount.BYTES, memory.getAnnotation(DataAmount.class).value());
  }
}
