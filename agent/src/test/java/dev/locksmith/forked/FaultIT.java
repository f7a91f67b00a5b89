package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.BeanAsker;
import dev.locksmith.program.Contender;
import dev.locksmith.program.Counters;
import dev.locksmith.program.Hello;
import dev.locksmith.program.JarBreaker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A fault in every stage of the agent: the application never notices, and one line tells. */
class FaultIT {
  private static final String COUNTS = "160 80 160";
  private static final String JFR = "dev/locksmith/shaded/jfr/";
  private static final String LOCKS = "java/util/concurrent/locks/Locksmith";

  @TempDir Path folder;

  private static String agent(Path jar, String settings) {
    return "-javaagent:" + jar + "=log=off" + (settings.isEmpty() ? "" : "," + settings);
  }

  private Path jar() {
    return folder.resolve("faulty.jar");
  }

  @ParameterizedTest
  @CsvSource({
    "rewrite/ClassRewriter, rewrite, java.lang.IllegalStateException",
    "rewrite/MethodScan, of, java.lang.StackOverflowError",
    "rewrite/SiteFinder, visitEnd, java.lang.OutOfMemoryError",
    "rewrite/LockRewriter, visit, java.lang.LinkageError",
    "agent/StoppableSwaps, choose, java.lang.NullPointerException",
  })
  void aRewriterThatThrows(String type, String method, Class<? extends Throwable> error)
      throws IOException {
    Path jar = Jars.throwing(jar(), "dev/locksmith/" + type, method, error);
    Jvm.java(agent(jar, ""))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith(
            "left alone "
                + Contender.class.getName()
                + ": could not be rewritten: "
                + error.getName());
  }

  @Test
  void aRewriterThatIsMissing() throws IOException {
    Path jar = Jars.without(jar(), "dev/locksmith/rewrite/ConstantPoolFilter");
    Jvm.java(agent(jar, "")).run(Contender.class).printed(COUNTS).saidOneLineWith("left alone ");
  }

  @Test
  void aFilterThatThrowsForEveryClassIsToldOnce() throws IOException {
    Path jar =
        Jars.throwing(
            jar(),
            "dev/locksmith/rewrite/ConstantPoolFilter",
            "namesALockType",
            OutOfMemoryError.class);
    Jvm.java(agent(jar, ""))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith(": could not be rewritten: java.lang.OutOfMemoryError");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"WatchedSemaphore", "LockSites", "BootDefiner", "SpinQueue", "TunedMonitoring"})
  void aClassThatCannotBeInjected(String name) throws IOException {
    Path jar = Jars.without(jar(), LOCKS + name);
    Jvm.java(agent(jar, "strategy=mcs"))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith(
            "could not start, the application runs unswapped: java.io.IOException: the agent's jar"
                + " lacks "
                + LOCKS
                + name);
  }

  @Test
  void aClassThatCannotBeInjectedLate() throws IOException {
    Path jar = Jars.without(jar(), LOCKS + "SpinQueue");
    try (Service service = Service.start(Counters.class)) {
      Jvm.Result result = service.attachWith(jar.toString(), "strategy=mcs");
      assertEquals(1, result.status());
      assertEquals(
          "locksmith: could not start, the application runs unswapped: java.io.IOException: the"
              + " agent's jar lacks "
              + LOCKS
              + "SpinQueue.class\n",
          result.err());
      assertEquals("jdk 0 ok", service.ask());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"WatchedSemaphore", "LockSites", "BootDefiner", "SpinQueue"})
  void aClassThatTheJvmRefuses(String name) throws IOException {
    Path jar = Jars.withClass(jar(), LOCKS + name, content -> new byte[100]);
    Jvm.java(agent(jar, "strategy=mcs"))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("could not start, the application runs unswapped: java.lang.Class");
  }

  @ParameterizedTest
  @CsvSource({
    "agent/TunedFamily, prepare, java.lang.IllegalStateException",
    "rewrite/JdkLockPatch, patch, java.lang.OutOfMemoryError",
    "rewrite/JdkLockPatch, transform, java.lang.IllegalStateException",
  })
  void aStepThatThrowsBeforeAnythingIsSwapped(
      String type, String method, Class<? extends Throwable> error) throws IOException {
    Path jar = Jars.throwing(jar(), "dev/locksmith/" + type, method, error);
    Jvm.java(agent(jar, "strategy=mcs"))
        .run(Hello.class)
        .printed("hello, jdk")
        .saidOneLineWith("could not start, the application runs unswapped: java.lang.");
  }

  @ParameterizedTest
  @CsvSource({
    "retransformApplication, java.lang.NoSuchMethodError, what is loaded already makes the locks",
    "retransformJdk, java.lang.OutOfMemoryError, what is loaded already makes the locks",
  })
  void aLookAtLoadedClassesThatThrows(String method, Class<? extends Throwable> error, String words)
      throws IOException {
    Path jar = Jars.throwing(jar(), "dev/locksmith/rewrite/LoadedClasses", method, error);
    Jvm.java(agent(jar, "strategy=mcs,jdkClasses=true"))
        .run(Hello.class)
        .printed("hello, drop-in")
        .saidOneLineWith(words);
  }

  /** As where the code that loads a class has no permissions, or is short of memory or stack. */
  @ParameterizedTest
  @ValueSource(
      classes = {SecurityException.class, OutOfMemoryError.class, StackOverflowError.class})
  void aRewriterThatCannotBeDefinedAtOnceIsLoadedAsUsual(Class<? extends Throwable> error)
      throws IOException {
    Path jar = Jars.throwing(jar(), "dev/locksmith/inject/Injector", "defineRewriter", error);
    Jvm.Result result = Jvm.java(agent(jar, "")).run(Hello.class).printed("hello, drop-in");
    assertEquals("", result.err());
  }

  @ParameterizedTest
  @ValueSource(classes = {IllegalStateException.class, OutOfMemoryError.class})
  void aClassThatCannotBeInitialised(Class<? extends Throwable> error) throws IOException {
    Path jar = Jars.throwing(jar(), LOCKS + "LockSites", "<clinit>", error);
    Jvm.java(agent(jar, ""))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("could not start, the application runs unswapped: java.lang.");
  }

  @ParameterizedTest
  @CsvSource({
    "isEnabled, java.lang.StackOverflowError",
    "begin, java.lang.IllegalStateException",
    "end, java.lang.OutOfMemoryError",
    "record, java.lang.StackOverflowError",
    "record, java.lang.OutOfMemoryError",
  })
  void aListenerThatThrows(String method, Class<? extends Throwable> error) throws IOException {
    Path jar = Jars.throwing(jar(), JFR + "JfrListener", method, error);
    for (String strategy : List.of("jdk", "optimistic")) {
      recording(agent(jar, "strategy=" + strategy))
          .saidOneLineWith(
              " waits are missing in the recording so far, the first since " + error.getName());
    }
  }

  @Test
  void aListenerThatCannotBeMade() throws IOException {
    Path jar = Jars.throwing(jar(), JFR + "WritingThreads", "<init>", OutOfMemoryError.class);
    recording(agent(jar, "")).saidOneLineWith("no events are recorded: java.lang.OutOfMemoryError");
  }

  @ParameterizedTest
  @CsvSource({
    "JfrRecording, writeSwaps, LockSwap",
    "SitePeriods, write, LockSiteStatistics",
  })
  void eventsThatCannotBeWritten(String type, String method, String event) throws IOException {
    Path jar = Jars.throwing(jar(), JFR + type, method, LinkageError.class);
    recording(agent(jar, ""))
        .saidOneLineWith("no " + event + " events are recorded: java.lang.LinkageError");
  }

  private Jvm.Result recording(String agent) {
    String recording = "-XX:StartFlightRecording:filename=" + folder.resolve("rec.jfr");
    return Jvm.java("-Xlog:jfr+startup=off", recording, agent).run(Contender.class).printed(COUNTS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"management/Bean", "management/Management", "management/PlatformServer"})
  void aBeanThatIsMissing(String type) throws IOException {
    Path jar = Jars.without(jar(), "dev/locksmith/" + type);
    Jvm.java(agent(jar, ""))
        .run(BeanAsker.class)
        .printed("0 false")
        .saidOneLineWith("there is no JMX bean: java.lang.NoClassDefFoundError");
  }

  /** Whoever asks for the platform's beans asks for the recorder's too. */
  @Test
  void aHookThatIsMissing() throws IOException {
    Path jar = Jars.without(jar(), "dev/locksmith/hook/MethodPatch");
    String missing = ": java.lang.NoClassDefFoundError: dev/locksmith/hook/MethodPatch";
    Jvm.Result result = Jvm.java(agent(jar, "")).run(BeanAsker.class).printed("0 false");
    assertEquals(
        List.of(
            "[locksmith] no events are recorded" + missing,
            "[locksmith] there is no JMX bean" + missing),
        result.err().lines().sorted().toList());
  }

  /** As on a full disk, but also where nobody may mount one: no file may grow. */
  @Test
  void noRoomForTheSummary() throws IOException {
    Path summary = folder.resolve("summary.txt");
    Jvm.Result result =
        Jvm.java("-XX:-UsePerfData", Jvm.agent("log=off,summary=" + summary))
            .withoutRoomForFiles()
            .run(Contender.class)
            .printed(COUNTS);
    result.saidOneLineWith("summary=" + summary + ": could not be written: ");
    assertEquals(0, Files.size(summary));
  }

  @Test
  void noRoomOnStandardError() {
    Jvm.java(Jvm.agent("summary=stderr,log=debug"))
        .withStandardErrorIn("/dev/full")
        .run(Contender.class)
        .printed(COUNTS);
  }

  @Test
  void aSummaryThatThrows() throws IOException {
    Path jar =
        Jars.throwing(jar(), "dev/locksmith/agent/SummaryAtExit", "text", OutOfMemoryError.class);
    Jvm.java(agent(jar, "summary=stderr"))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("summary=stderr: could not be written: java.lang.OutOfMemoryError");
  }

  @ParameterizedTest
  @ValueSource(strings = {"delete", "truncate", "overwrite"})
  void theJarIsBrokenWhileTheApplicationRuns(String way) throws IOException {
    Path jar = Files.copy(Path.of(Jvm.AGENT), jar());
    String program = JarBreaker.class.getName();
    Jvm.Result result =
        Jvm.java(agent(jar, "summary=stderr"))
            .with(program, way, jar.toString())
            .run()
            .printed("servers DefaultDomain");
    List<String> lines =
        result.err().lines().filter(line -> !line.contains("sites swapped")).toList();
    assertTrue(lines.stream().allMatch(line -> line.startsWith("[locksmith] ")), result.err());
    assertTrue(lines.size() >= 1 && lines.size() <= 3, result.err());
    assertTrue(lines.stream().anyMatch(line -> line.contains("there is no JMX bean: ")));
  }
}
