package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Contender;
import dev.locksmith.program.Hanging;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SummaryIT {
  private static final String COUNTS = "160 80 160";

  @TempDir Path folder;

  @Test
  void onStandardError() {
    Jvm.Result result = Jvm.java(Jvm.agent("summary=stderr")).run(Contender.class).printed(COUNTS);
    assertTrue(result.err().contains("sites swapped: 4, contended: 3"), result.err());
    assertTrue(result.err().contains("dev.locksmith.program.Contender.lock"), result.err());
  }

  @Test
  void inAFile() throws IOException {
    Path file = folder.resolve("summary.txt");
    Jvm.java(Jvm.agent("summary=" + file))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("ReentrantLock=jdk");
    String text = Files.readString(file);
    assertTrue(text.contains("dev.locksmith.program.Contender.permits Semaphore jdk"), text);
  }

  @Test
  void thatCannotBeWrittenIsABadSetting() {
    Jvm.java(Jvm.agent("summary=/no/such/folder/s"))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("summary=/no/such/folder/s: cannot be written: its folder is missing");
    Jvm.java(Jvm.agent("summary=/dev/full"))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("summary=/dev/full: cannot be written: it is no regular file");
  }

  @Test
  void tellsWhoStillWaits() {
    Jvm.Result result = Jvm.java(Jvm.agent("summary=stderr")).run(Hanging.class).printed("hangs");
    assertTrue(
        result
            .err()
            .contains("dev.locksmith.program.Hanging.lock ReentrantLock jdk, 2 still waiting"),
        result.err());
  }
}
