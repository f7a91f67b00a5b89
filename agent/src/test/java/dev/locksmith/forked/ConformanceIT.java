package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The conformance suite once more, on what it takes for the JDK's own types: here the agent has
 * swapped them, so this is what applications get, final methods, subclasses and streams included.
 */
class ConformanceIT {
  private static final Pattern SUCCESSFUL = Pattern.compile("(\\d+) tests successful");
  private static final int SEVERAL_HUNDRED = 300;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void whatTheAgentSwapsBehavesAsTheJdk(String strategy) {
    Jvm.Result result =
        Jvm.javaOn(
                testClassPathWithoutTheAgent(),
                Jvm.agent("strategy=" + strategy),
                "-Dconformance.kind=jdk",
                "org.junit.platform.console.ConsoleLauncher",
                "execute",
                "--select-package=dev.locksmith.conformance",
                "--exclude-classname=.*CompletenessTest", // Looks at the suite, not at locks.
                "--details=summary",
                "--disable-banner")
            .run();
    assertEquals(0, result.status(), result.out());
    // The suite also runs out of stack, of which the JVM itself may tell.
    assertTrue(result.err().startsWith("[locksmith] ReentrantLock=" + strategy), result.err());
    Matcher successful = SUCCESSFUL.matcher(result.out());
    assertTrue(successful.find(), result.out());
    assertTrue(Integer.parseInt(successful.group(1)) > SEVERAL_HUNDRED, result.out());
  }

  /** The agent must come from its packaged form alone. */
  private static String testClassPathWithoutTheAgent() {
    String own = new File("target").getAbsolutePath();
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !new File(entry).getAbsolutePath().startsWith(own))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
