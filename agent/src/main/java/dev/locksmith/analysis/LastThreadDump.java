package dev.locksmith.analysis;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;

/**
 * Who waits for a lock whose wait has no end, as the last thread dump of a recording tells. The
 * recorder makes one at the end of each chunk, in the form of {@code jstack}.
 */
record LastThreadDump(Instant time, String text) {
  static final String EVENT = "jdk.ThreadDump";

  /** A thread, up to the empty line behind its stack. */
  private static final Pattern THREAD =
      Pattern.compile("^\"(.*)\" #\\d.*\\n((?:[ \\t].*\\n)+)", Pattern.MULTILINE);

  /** The frame of a lock that was swapped, and the frames of the JDK that it was called through. */
  private static final Pattern WAITING_CODE =
      Pattern.compile(
          "\\tat (?:java\\.base(?:@[^/]*)?/)?java\\.util\\.concurrent\\.locks\\.Locksmith.*\\n"
              + "(?:\\tat (?:java\\.base(?:@[^/]*)?/)?java\\.util\\.concurrent\\..*\\n|\\t- .*\\n)*"
              + "(?:\\tat (.*)\\n)?");

  /** One line of the cycle of a deadlock. */
  private static final Pattern HELD =
      Pattern.compile(
          "^\"(.*)\":\\n {2}waiting .*,\\n {2}which is held by \"(.*)\"$", Pattern.MULTILINE);

  static LastThreadDump of(RecordedEvent event) {
    return new LastThreadDump(event.getStartTime(), Fields.text(event, "result", ""));
  }

  /** The threads that wait for a lock that was swapped, in the order of the dump. */
  List<Waiter> waiters() {
    Map<String, String> owners = new HashMap<>();
    for (Matcher held = HELD.matcher(text); held.find(); ) {
      owners.put(held.group(1), held.group(2));
    }
    List<Waiter> waiters = new ArrayList<>();
    for (Matcher thread = THREAD.matcher(text); thread.find(); ) {
      Matcher code = WAITING_CODE.matcher(thread.group(2));
      if (code.find()) {
        String name = thread.group(1);
        waiters.add(new Waiter(name, code.group(1), owners.get(name)));
      }
    }
    return waiters;
  }

  /**
   * A thread that waits.
   *
   * @param thread its name
   * @param code the application's frame that waits; {@code null} where none is known
   * @param owner the name of the thread that it waits for in a deadlock; else {@code null}
   */
  record Waiter(String thread, String code, String owner) {}
}
