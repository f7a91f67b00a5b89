package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Overflower;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StackOverflowIT {
  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void leavesLocksUsable(String strategy) {
    Jvm.Result result =
        Jvm.java("-Xss256k", Jvm.agent("strategy=" + strategy)).run(Overflower.class);
    assertEquals(0, result.status());
    // The JVM tells on standard output of each overflow that the reserve of the stack caught.
    assertTrue(result.out().endsWith("usable"));
    result.saidOneLineWith("ReentrantLock=" + strategy);
  }
}
