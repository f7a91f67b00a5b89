package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Uncontended;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The way through a lock that is free is compiled into its caller, as with the JDK's own. */
class InliningIT {
  /** What HotSpot says of calls that are hot; one that is cold is refused for less. */
  private static final Pattern REFUSED =
      Pattern.compile("hot method too big|already compiled into|inlining too deep");

  @ParameterizedTest
  @CsvSource({"jdk, Watched", "padded, Tuned", "optimistic, Tuned", "mcs, Tuned"})
  void aFreeLock(String strategy, String family) {
    List<String> lines =
        Jvm.java(
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:+PrintInlining",
                "-XX:-TieredCompilation", // Only the messages of the last compiler.
                "-Xbatch",
                Jvm.agent("strategy=" + strategy))
            .run(Uncontended.class)
            .out()
            .lines()
            .filter(line -> line.contains(".Locksmith"))
            .toList();
    assertInlined(lines, family + "ReentrantLock::lock");
    assertInlined(lines, family + "ReentrantLock::unlock");
    assertInlined(lines, family + "WriteLock::lock");
    assertInlined(lines, family + "WriteLock::unlock");
    assertInlined(lines, family + "ReadLock::lock");
    assertInlined(lines, family + "Semaphore::acquireUninterruptibly");
    assertEquals(List.of(), lines.stream().filter(REFUSED.asPredicate()).toList());
  }

  private static void assertInlined(List<String> lines, String method) {
    assertTrue(
        lines.stream()
            .anyMatch(line -> line.contains(method + " (") && line.contains("inline (hot)")),
        () -> method + " is nowhere inlined: " + lines);
  }
}
