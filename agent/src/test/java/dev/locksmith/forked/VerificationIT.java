package dev.locksmith.forked;

import dev.locksmith.program.Contender;
import dev.locksmith.program.Toucher;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the JVM verifies the classes of {@code java.base}, and with them the drop-ins. */
class VerificationIT {
  private static final String COUNTS = "160 80 160";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "mcs"})
  void everyClassIsVerified(String strategy) {
    Jvm.java("-Xverify:all", Jvm.agent("strategy=" + strategy))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("ReentrantLock=" + strategy);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "mcs"})
  void anotherAgentHandsBackTheBytesOfEveryClass(String strategy) throws IOException {
    String other = "-javaagent:" + Jars.agent(folder.resolve("other.jar"), Toucher.class);
    Jvm.java(other, Jvm.agent("strategy=" + strategy))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("ReentrantLock=" + strategy);
    Jvm.java(Jvm.agent("strategy=" + strategy), other)
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("ReentrantLock=" + strategy);
  }
}
