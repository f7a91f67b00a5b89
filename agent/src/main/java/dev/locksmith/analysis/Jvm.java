package dev.locksmith.analysis;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;

/**
 * A JVM that was recorded, as its {@code jdk.JVMInformation} event tells.
 *
 * @param version the product and its version
 * @param pid its process number
 * @param startMillis when it started, in milliseconds since 1970
 */
record Jvm(String version, long pid, long startMillis) {
  static final String EVENT = "jdk.JVMInformation";

  /** {@code NAME (VERSION) for OS-CPU JRE (VERSION), built on ...}. */
  private static final Pattern VERSION = Pattern.compile("([^(]+) \\(([^)]+)\\).*");

  static Jvm of(RecordedEvent event) {
    return new Jvm(
        brief(Fields.text(event, "jvmVersion", Fields.UNKNOWN)),
        Fields.number(event, "pid", -1),
        Fields.number(event, "jvmStartTime", -1));
  }

  private static String brief(String version) {
    Matcher matcher = VERSION.matcher(version);
    return matcher.matches() ? matcher.group(1) + ' ' + matcher.group(2) : version;
  }
}
