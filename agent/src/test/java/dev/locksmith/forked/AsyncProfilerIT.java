package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.locksmith.program.Profiled;
import java.io.File;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import one.profiler.AsyncProfiler;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The lock mode of async-profiler counts waits for swapped locks as it does those for the JDK's. It
 * knows a lock by the class of what its waiters park on.
 */
class AsyncProfilerIT {
  private static final Pattern WAITED = Pattern.compile("(?m)^waited (\\w+) (\\d+)$");
  private static final Pattern COUNTED =
      Pattern.compile(
          "(?m)^(samples|nanos) .*\\bMeeting\\b.*;java\\.util\\.concurrent\\.(?:locks\\.)?"
              + "(\\w+)\\$(\\w+)_\\[i] (\\d+)$");

  private static final double CLOCKS_AGREE = 1.01;

  @ParameterizedTest
  @CsvSource({
    "off, 1, NonfairSync",
    "jdk, 1, NonfairSync",
    "padded, 1, LocksmithPaddedSync",
    "optimistic, 1, LocksmithPaddedSync",
    "mcs, 1, LocksmithPaddedSync",
    "mcs, 8193, LocksmithCompactSync",
  })
  void everyParkIsCounted(String strategy, String locksMade, String sync) throws Exception {
    Path profiler =
        Path.of(AsyncProfiler.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Jvm.Result result =
        Jvm.javaOn(
                "target/test-classes" + File.pathSeparator + profiler,
                Jvm.agent("strategy=" + strategy))
            .with(Profiled.class.getName(), locksMade)
            .run();
    assertEquals(0, result.status(), result.err());
    assumeFalse(result.out().startsWith("cannot be loaded: "), result.out());

    Map<String, Long> waited = new TreeMap<>();
    WAITED.matcher(result.out()).results().forEach(line -> add(line, 1, 2, waited));
    Map<String, Long> samples = counted("samples", sync, result.out());
    Map<String, Long> nanos = counted("nanos", sync, result.out());

    long rounds = Profiled.ROUNDS;
    assertEquals(
        Map.of("ReentrantLock", rounds, "ReentrantReadWriteLock", 2 * rounds, "Semaphore", rounds),
        samples,
        result.out());
    for (String type : samples.keySet()) {
      long parked = nanos.get(type);
      assertTrue(parked >= samples.get(type) * Profiled.PARKED_NANOS, result.out());
      assertTrue(parked <= CLOCKS_AGREE * waited.get(type), result.out());
    }
  }

  /** By type of lock, where the profiler shows that synchronizer. */
  private static Map<String, Long> counted(String counter, String sync, String out) {
    Map<String, Long> sums = new TreeMap<>();
    COUNTED
        .matcher(out)
        .results()
        .filter(line -> line.group(1).equals(counter) && line.group(3).equals(sync))
        .forEach(line -> add(line, 2, 4, sums));
    return sums;
  }

  private static void add(MatchResult line, int type, int value, Map<String, Long> sums) {
    sums.merge(line.group(type), Long.valueOf(line.group(value)), Long::sum);
  }
}
