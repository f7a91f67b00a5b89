package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.program.Overflower;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Locksmith's own algorithm only: the JDK's locks, watched or not, can be lost when the stack ends
 * inside of the code that queues a thread.
 */
class StackOverflowIT {
  @ParameterizedTest
  @ValueSource(strings = {"padded", "optimistic", "mcs"})
  void leavesLocksUsable(String strategy) {
    Jvm.Result result =
        Jvm.java("-Xss256k", Jvm.agent("strategy=" + strategy)).run(Overflower.class);
    // The JVM tells of each overflow that the reserve of the stack caught, and of those in agents.
    String last = result.out().substring(result.out().lastIndexOf('\n') + 1);
    assertEquals("usable", last, result.err());
    assertEquals(0, result.status());
  }
}
