package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.program.Contender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of the agent's classes, only those before the injector are left to the class path's loader. */
class ClassesOneByOneIT {
  private static final Pattern OF_THE_AGENT =
      Pattern.compile("(dev\\.locksmith\\.\\S+) source: file:.*locksmith\\.jar");

  @TempDir Path folder;

  @Test
  void allOthersThatEveryProgramNeedsAreDefinedTogether() throws IOException {
    Path log = folder.resolve("classes.log");
    Jvm.Result result =
        Jvm.java("-Xlog:class+load:file=" + log, Jvm.agent("")).run(Contender.class);
    assertEquals(0, result.status(), result.err());
    List<String> names =
        OF_THE_AGENT.matcher(Files.readString(log)).results().map(line -> line.group(1)).toList();
    assertEquals(
        List.of(
            "dev.locksmith.agent.Agent",
            "dev.locksmith.agent.Startup",
            "dev.locksmith.agent.BadSetting",
            "dev.locksmith.agent.JdkTool",
            "dev.locksmith.agent.Sources",
            "dev.locksmith.agent.Key",
            "dev.locksmith.inject.Injector",
            "dev.locksmith.inject.InjectedClasses"),
        names);
  }
}
