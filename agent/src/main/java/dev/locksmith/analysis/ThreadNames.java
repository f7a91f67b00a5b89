package dev.locksmith.analysis;

import jdk.jfr.consumer.RecordedThread;

/** What a thread of a recording is called. */
final class ThreadNames {
  /** Stands for a name that is empty. */
  static final String UNNAMED = "(unnamed)";

  private ThreadNames() {}

  /** The name of the Java thread, or what stands in for it; {@code unknown} for {@code null}. */
  static String of(RecordedThread thread) {
    if (thread == null) {
      return Fields.UNKNOWN;
    }
    String name = Fields.text(thread, "javaName", "");
    if (!name.isEmpty()) {
      return name;
    }
    return Fields.isTrue(thread, "virtual") ? "(virtual)" : Fields.text(thread, "osName", UNNAMED);
  }

  /** The name with the digits at its end left out for a star, as {@code pool-1-thread-*}. */
  static String family(String name) {
    int end = name.length();
    while (end > 0 && Character.isDigit(name.charAt(end - 1))) {
      end--;
    }
    return end == name.length() ? name : name.substring(0, end) + '*';
  }
}
