package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Contender;
import dev.locksmith.program.Deadlocked;
import dev.locksmith.program.Hanging;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code report} makes of recordings of the packaged agent. */
class ReportIT {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "mcs"})
  void namesWhoIsDeadlocked(String strategy) {
    recordWith("strategy=" + strategy, "", Deadlocked.class);

    String text = report();

    assertTrue(text.contains("STILL WAITED FOR as the recording ended: 2 sites"), text);
    assertFalse(text.contains("NO WAIT RECORDED"), text);
    String code = ", at dev.locksmith.program.Deadlocked.lockBoth(Deadlocked.java:";
    assertTrue(text.contains("\n     one, behind two" + code), text);
    assertTrue(text.contains("\n     two, behind one" + code), text);
  }

  @Test
  void namesWhoWaitsForALockThatIsNeverFree() {
    recordWith("", "", Hanging.class);

    String text = report();

    assertTrue(text.contains("\n     waiter-0, at "), text);
    assertTrue(text.contains("\n     waiter-1, at "), text);
    assertFalse(text.contains("behind waiter"), text);
  }

  @Test
  void withAThresholdEveryWaitIsCounted() {
    recordWith("", ",dev.locksmith.LockContention#threshold=10s", Contender.class);

    String text = report();

    List<String> sites =
        text.lines().filter(line -> line.matches(" +\\d+\\. dev\\.locksmith\\..*")).toList();
    assertEquals(3, sites.size(), text);
    assertTrue(text.contains("\n     told      none of "), text);
    assertTrue(text.contains("SWAPPED, NO WAIT RECORDED: 1 site"), text);
  }

  private void recordWith(String settings, String more, Class<?> program) {
    Jvm.Result result =
        Jvm.java(
                "-Xlog:jfr+startup=off",
                "-XX:StartFlightRecording:filename=" + recording() + more.replace(",", ",+"),
                Jvm.agent(settings))
            .run(program);
    assertEquals(0, result.status(), result.err());
  }

  private String report() {
    Jvm.Result result = Jvm.tool("java", "-jar", Jvm.AGENT, "report", recording()).run();
    assertEquals(0, result.status(), result.err());
    return result.out();
  }

  private String recording() {
    return folder.resolve("rec.jfr").toString();
  }
}
