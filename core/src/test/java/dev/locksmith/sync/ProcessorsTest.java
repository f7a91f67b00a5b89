package dev.locksmith.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** One processor is left to the owner, and a waiter that is pinned to one is no reason to stop. */
final class ProcessorsTest {
  private static final int ALL = Runtime.getRuntime().availableProcessors();
  private static final long LATER_NANOS = 2_000_000_000L;
  private static final int LOOKS = 200;

  @BeforeEach
  void ask() {
    Processors.ask(System.nanoTime());
  }

  @Test
  void oneProcessorIsLeftToTheOwner() {
    int taken = 0;
    while (taken < ALL && Processors.take()) {
      taken++;
    }
    for (int i = 0; i < taken; i++) {
      Processors.giveBack();
    }
    assertEquals(ALL - 1, taken);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void pinnedWaiterSpins() throws Exception {
    assumeTrue(ALL > 1, "nobody spins on one processor");
    FutureTask<Boolean> pinned = new FutureTask<>(ProcessorsTest::isPinned);
    FutureTask<Boolean> spins =
        new FutureTask<>(
            () -> {
              pinned.run();
              return Processors.areSeveral(System.nanoTime() + LATER_NANOS);
            });
    new Thread(spins).start();
    spins.get();
    assumeTrue(pinned.get(), "a thread cannot be pinned here");
    assertTrue(spins.get());
  }

  /** Pins the calling thread. Says whether the JVM has noticed. */
  private static boolean isPinned() throws InterruptedException {
    try {
      String thread = Path.of("/proc/thread-self").toRealPath().getFileName().toString();
      new ProcessBuilder("taskset", "-p", "-c", someProcessor(), thread)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException noSuchProgram) {
      return false;
    }
    // In a container the JVM remembers the number for a while.
    for (int i = 0; i < LOOKS && Runtime.getRuntime().availableProcessors() > 1; i++) {
      Thread.sleep(5);
    }
    return Runtime.getRuntime().availableProcessors() == 1;
  }

  private static String someProcessor() throws IOException {
    String key = "Cpus_allowed_list:";
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith(key)) {
        return line.substring(key.length()).strip().split("[,-]", 2)[0];
      }
    }
    throw new IOException("no " + key);
  }
}
