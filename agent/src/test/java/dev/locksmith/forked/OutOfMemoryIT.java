package dev.locksmith.forked;

import dev.locksmith.program.Scarcity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Memory that ends in the middle of acquisitions and releases. Locksmith's own algorithm comes
 * through everything. The JDK's own, watched or not, does with less: its readers enter before they
 * allocate the count of their holds, and if that fails the lock stays read-held for ever.
 */
class OutOfMemoryIT {
  /** Nothing for a thread's own use: each allocation finds what memory there really is. */
  private static final String[] SMALL_HEAP = {"-Xmx16m", "-XX:+UseSerialGC", "-XX:-UseTLAB"};

  @ParameterizedTest
  @ValueSource(strings = {"padded", "optimistic", "mcs"})
  void leavesLocksUsable(String strategy) {
    Jvm.java(SMALL_HEAP)
        .with(Jvm.agent("strategy=" + strategy))
        .run(Scarcity.class)
        .printed("usable");
  }

  @Test
  void leavesWatchedLocksUsable() {
    Jvm.java(SMALL_HEAP)
        .with(Jvm.agent("strategy=jdk"), Scarcity.class.getName(), "jdk")
        .run()
        .printed("usable");
  }

  @Test
  void leavesTheJdksLocksUsable() {
    Jvm.java(SMALL_HEAP).with(Scarcity.class.getName(), "jdk").run().printed("usable");
  }
}
