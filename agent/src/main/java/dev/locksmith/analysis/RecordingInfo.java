package dev.locksmith.analysis;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/**
 * What a report says about a recording as such.
 *
 * @param file where it is
 * @param start when its first chunk begins
 * @param length from there to the end of its last chunk
 * @param jvm what was recorded, or {@code null} where the recording does not tell
 * @param setting whether contention was recorded, and from which wait on
 * @param isCounted whether there are statistics, which count every wait
 * @param lostBytes how much of the events the recorder says that it lost
 */
record RecordingInfo(
    Path file,
    Instant start,
    Duration length,
    Jvm jvm,
    ContentionSetting setting,
    boolean isCounted,
    long lostBytes) {
  private static final String EVERY = "every wait";

  /** From which wait on it tells how many there were, in words. */
  String shortestWait() {
    if (isCounted || !(setting.isOff() || setting.hasThreshold())) {
      return EVERY;
    }
    return setting.isOff() ? "no wait" : "waits of " + setting.threshold() + " and more";
  }
}
