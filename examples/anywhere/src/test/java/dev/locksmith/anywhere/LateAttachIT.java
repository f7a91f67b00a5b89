package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.anywhere.app.Form;
import dev.locksmith.forked.Jvm;
import java.io.File;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Locksmith comes to a JVM that runs, through Byte Buddy's agent, or goes from one. */
class LateAttachIT {
  private static final String APP_LOADER = "jdk.internal.loader.ClassLoaders$AppClassLoader";

  /** Locks that are kept where they were made, as classes were initialised. */
  private static final Set<Form> MADE_ONCE =
      EnumSet.of(Form.STATIC_FIELD, Form.ENUM, Form.INTERFACE);

  /** Locks whose class cannot change. */
  private static final Set<Form> SUBCLASSES =
      EnumSet.of(
          Form.SUBCLASS, Form.ANONYMOUS_SUBCLASS, Form.PROTECTED_METHODS, Form.COVARIANT_VIEWS);

  private static final Pattern KEPT =
      Pattern.compile(
          "(?m)^\\[locksmith] left alone dev\\.locksmith\\.anywhere\\.app\\.(.*)\\.<init>:"
              + " a class that is loaded already keeps its superclass$");

  private static final String ALL_TUNED = "strategy=mcs";

  @TempDir static Path folder;

  private static String classPath;

  @BeforeAll
  static void pack() {
    Path jar = Packed.application().in(folder.resolve("app.jar"));
    Path launcher = Packed.nothing().withClasses("launch").in(folder.resolve("launcher.jar"));
    classPath =
        String.join(
            File.pathSeparator,
            jar.toString(),
            launcher.toString(),
            Libraries.jar("byte-buddy-agent").toString());
  }

  /** The options keep the JVM from telling that somebody attaches, which it does of any agent. */
  private static Jvm.Result attached(String argument, boolean isLoaded, String... options) {
    return Jvm.javaOn(classPath, "-XX:+EnableDynamicAgentLoading")
        .with("-Djdk.attach.allowAttachSelf=true")
        .with(options)
        .with("dev.locksmith.anywhere.launch.Late")
        .with(Jvm.AGENT, argument, String.valueOf(isLoaded))
        .run();
  }

  @ParameterizedTest
  @ValueSource(strings = {Answer.BOTH_FAMILIES, ALL_TUNED})
  void classesThatAreLoadedLater(String settings) {
    Answer.of(attached(settings, false)).assertRight(APP_LOADER);
  }

  @ParameterizedTest
  @ValueSource(strings = {Answer.BOTH_FAMILIES, ALL_TUNED})
  void classesThatAreLoadedAlready(String settings) {
    Jvm.Result result = attached(settings + ",log=debug", true);
    Answer answer = Answer.of(result);
    for (Form form : Form.values()) {
      answer.assertSwapped(form, !MADE_ONCE.contains(form) && !SUBCLASSES.contains(form));
    }
    assertEquals(
        Set.of(
            "Subclasses$Counting",
            "Subclasses$Telling",
            "Subclasses$Shrinking",
            "Subclasses$1",
            "OwnViews$Covariant"),
        KEPT.matcher(result.err())
            .results()
            .map(match -> match.group(1))
            .collect(Collectors.toSet()));
    assertTrue(result.err().lines().allMatch(line -> line.startsWith("[locksmith] ")));
  }

  @Test
  void afterTheKillSwitch() {
    Jvm.Result result = attached("enabled=false", true, Jvm.agent("strategy=optimistic,log=off"));
    Answer answer = Answer.of(result);
    for (Form form : Form.values()) {
      if (!MADE_ONCE.contains(form) && !SUBCLASSES.contains(form)) {
        answer.assertNoneSwapped(form);
      }
    }
    result.saidOneLineWith("stopped: new locks are the JDK's own");
  }
}
