package dev.locksmith.analysis;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;

/** With which settings contention was recorded, so that their gaps can be told. */
final class ContentionSetting {
  static final String EVENT = "jdk.ActiveSetting";

  private static final Pattern NANOS = Pattern.compile("(\\d{1,18}) ns");

  private final Set<Long> typeIds;
  private String enabled = "true";
  private String threshold = "0 ns";

  /** The settings of the event types with those numbers. */
  ContentionSetting(Set<Long> typeIds) {
    this.typeIds = typeIds;
  }

  /** Takes note of an {@code ActiveSetting} event; the last of each setting counts. */
  void add(RecordedEvent event) {
    if (!typeIds.contains(Fields.number(event, "id", -1))) {
      return;
    }
    String value = Fields.text(event, "value", "");
    switch (Fields.text(event, "name", "")) {
      case "enabled" -> enabled = value;
      case "threshold" -> threshold = value;
      default -> {}
    }
  }

  /** Whether contention was not recorded at all. */
  boolean isOff() {
    return enabled.equals("false");
  }

  /** Whether short waits were left out. */
  boolean hasThreshold() {
    return !threshold.startsWith("0") && !threshold.isEmpty();
  }

  /** The shortest wait that was recorded. JFR tells it as it was set: {@code 20 ms}, or in ns. */
  String threshold() {
    Matcher nanos = NANOS.matcher(threshold);
    return nanos.matches() ? Figures.duration(Long.parseLong(nanos.group(1))) : threshold;
  }
}
