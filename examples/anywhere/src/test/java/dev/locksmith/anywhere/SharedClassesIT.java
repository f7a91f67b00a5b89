package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.anywhere.app.Application;
import dev.locksmith.anywhere.app.Form;
import dev.locksmith.forked.Jvm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;

/**
 * Archives of classes: those that are rewritten as they are loaded come from their class files, all
 * others from the archive.
 */
class SharedClassesIT {
  private static final String MAIN = Application.class.getName();
  private static final String UNTOUCHED = "dev.locksmith.anywhere.app.Check";
  private static final String REWRITTEN = "dev.locksmith.anywhere.app.Places";
  private static final String OF_THE_JDK = "java.util.concurrent.locks.ReentrantLock$Sync";
  private static final String APP_LOADER = "jdk.internal.loader.ClassLoaders$AppClassLoader";
  private static final String AGENT = Jvm.agent(Answer.BOTH_FAMILIES);
  private static final Map<Form, String> SUBCLASSES =
      Map.of(
          Form.SUBCLASS, "Subclasses$Counting",
          Form.ANONYMOUS_SUBCLASS, "Subclasses$1",
          Form.PROTECTED_METHODS, "Subclasses$Telling",
          Form.COVARIANT_VIEWS, "OwnViews$Covariant");
  private static final String KEPT = ".<init>: a class that is loaded already keeps its superclass";
  private static final String SHARED = "shared objects file";

  @TempDir static Path folder;

  private static String jar;

  @BeforeAll
  static void pack() {
    jar = Packed.application().in(folder.resolve("app.jar")).toString();
  }

  @Test
  void classDataSharingOfTheApplication() throws IOException {
    Path archive = folder.resolve("app.jsa");
    run("-XX:ArchiveClassesAtExit=" + archive);
    Path log = folder.resolve("shared.txt");
    String[] shared = {"-XX:SharedArchiveFile=" + archive, "-Xshare:on", logTo(log)};
    Answer besideAnyAgent = Answer.of(Jvm.javaOn(jar, shared).with(idle(), MAIN).run());
    Answer answer = Answer.of(watched(shared).saidOneLineWith("ReentrantLock="));
    answer.assertLoadedBy(APP_LOADER);
    answer.assertAllSwapped();
    assertEquals(withoutTimes(besideAnyAgent), withoutTimes(answer));
    assertSource(true, log, UNTOUCHED, OF_THE_JDK);
    assertSource(false, log, REWRITTEN);
  }

  /** What the JVM itself says. */
  private static List<String> withoutTimes(Answer answer) {
    return answer.otherwiseOnStandardOutput().stream()
        .map(line -> line.replaceFirst("^\\[[\\d.]+s]", ""))
        .toList();
  }

  private static String idle() {
    byte[] manifest =
        "Manifest-Version: 1.0\nPremain-Class: dev.locksmith.anywhere.early.Idle\n"
            .getBytes(StandardCharsets.UTF_8);
    Path agent =
        Packed.nothing()
            .with("META-INF/MANIFEST.MF", manifest)
            .withClasses("early")
            .in(folder.resolve("idle.jar"));
    return "-javaagent:" + agent;
  }

  /** The cache is made with the agent, as it is used. */
  @Test
  @EnabledForJreRange(minVersion = 25)
  void aheadOfTimeCacheMadeWithTheAgent() throws IOException {
    Path cache = folder.resolve("with.aot");
    run("-XX:AOTCacheOutput=" + cache, AGENT);
    Path log = folder.resolve("with.txt");
    assertSwappedOrTold(watched("-XX:AOTCache=" + cache, logTo(log), "-Dlocksmith.log=debug"));
    assertSource(true, log, UNTOUCHED, OF_THE_JDK);
    assertSource(false, log, REWRITTEN);
  }

  /**
   * The cache is made without the agent, but with its module, or the JVM would refuse it. What is
   * linked in it is loaded before the agent starts, and is transformed again.
   */
  @Test
  @EnabledForJreRange(minVersion = 25)
  void aheadOfTimeCacheMadeWithoutTheAgent() throws IOException {
    Path cache = folder.resolve("without.aot");
    run("-XX:AOTCacheOutput=" + cache, "--add-modules=java.instrument");
    Path log = folder.resolve("without.txt");
    assertSwappedOrTold(watched("-XX:AOTCache=" + cache, logTo(log), "-Dlocksmith.log=debug"));
    assertSource(true, log, UNTOUCHED, OF_THE_JDK, REWRITTEN);
  }

  /**
   * The JVM loads what is linked in a cache, and the subclasses that its verifier looks at, before
   * it starts any agent: these keep their superclass, which is told. All else is swapped.
   */
  private static void assertSwappedOrTold(Jvm.Result result) {
    assertEquals(List.of(), Answer.of(result).otherwiseOnStandardOutput());
    for (Form form : Form.values()) {
      String subclass = SUBCLASSES.get(form);
      boolean isTold = subclass != null && result.err().contains(subclass + KEPT);
      Answer.of(result).assertSwapped(form, !isTold);
    }
    assertTrue(result.err().lines().allMatch(line -> line.startsWith("[locksmith] ")));
  }

  private static void run(String... options) {
    Jvm.Result result = Jvm.javaOn(jar, options).with(MAIN).run();
    assertEquals(0, result.status(), result.err());
  }

  private static Jvm.Result watched(String... options) {
    return Jvm.javaOn(jar, options).with(AGENT, MAIN).run();
  }

  private static String logTo(Path log) {
    return "-Xlog:class+load:file=" + log;
  }

  private static void assertSource(boolean isArchive, Path log, String... classes)
      throws IOException {
    List<String> loaded = Files.readAllLines(log);
    for (String className : classes) {
      String line = sourceOf(className, loaded);
      assertEquals(isArchive, line.contains(SHARED), line);
    }
  }

  private static String sourceOf(String className, List<String> loaded) {
    return loaded.stream()
        .filter(line -> line.contains(' ' + className + ' '))
        .findFirst()
        .orElseThrow(() -> new AssertionError(className + " was not loaded"));
  }
}
