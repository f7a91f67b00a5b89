package dev.locksmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.analysis.Recorded;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever bytes a recording holds, it is reported on, or one line says why not. */
class DamagedRecordingTest {
  private static final int TRIES = 150;

  @TempDir static Path dir;

  private static byte[] bytes;

  @BeforeAll
  static void record() throws Exception {
    bytes =
        Files.readAllBytes(
            Recorded.to(
                dir.resolve("good.jfr"),
                () -> {
                  for (int i = 0; i < 20; i++) {
                    Recorded.contend();
                  }
                }));
  }

  @Test
  void bytesThatWereChanged() throws Exception {
    Random random = new Random(7);
    for (int i = 0; i < TRIES; i++) {
      byte[] damaged = bytes.clone();
      for (int change = 0; change <= i % 8; change++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      endsWell(damaged);
    }
  }

  @Test
  void aPartThatWasLost() throws Exception {
    Random random = new Random(8);
    for (int i = 0; i < TRIES; i++) {
      byte[] damaged = bytes.clone();
      int from = random.nextInt(damaged.length);
      int length = random.nextInt(Math.min(4096, damaged.length - from) + 1);
      Arrays.fill(damaged, from, from + length, (byte) 0);
      endsWell(damaged);
    }
  }

  private static void endsWell(byte[] recording) throws Exception {
    Path file = Files.write(dir.resolve("damaged.jfr"), recording);

    Outcome outcome =
        assertTimeoutPreemptively(
            Duration.ofMinutes(10), () -> Outcome.of("report", "--json", file.toString()));

    if (outcome.status() != 0) {
      assertEquals(1, outcome.status(), outcome.err());
      assertEquals(1, outcome.err().lines().count(), outcome.err());
      assertTrue(outcome.err().startsWith("locksmith: " + file + " "), outcome.err());
      assertEquals("", outcome.out());
    }
  }
}
