package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Contender;
import dev.locksmith.program.Hello;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

class SurroundingsIT {
  private static final String COUNTS = "160 80 160";

  @TempDir Path folder;

  @Test
  void withoutTheJfrModuleTheLocksAreSwappedAllTheSame() {
    Jvm.java("--limit-modules", "java.base,java.instrument", Jvm.agent(""))
        .run(Contender.class)
        .printed(COUNTS)
        .saidOneLineWith("no events, since jdk.jfr is not there");
  }

  @Test
  void theAgentGivenTwiceWorksOnce() {
    Jvm.Result result =
        Jvm.java(Jvm.agent(""), Jvm.agent("")).run(Hello.class).printed("hello, drop-in");
    List<String> lines = result.err().lines().toList();
    assertEquals(2, lines.size(), result.err());
    assertEquals(
        "[locksmith] the agent was given twice; the first one counts, the other is ignored",
        lines.get(1));
  }

  @Test
  void theFirstCountsThoughItIsOff() {
    Jvm.java(Jvm.agent("enabled=false"), Jvm.agent("")).run(Hello.class).printed("hello, jdk");
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_23, disabledReason = "JEP 486: there is none any more")
  void aSecurityManagerIsToldWhatToGrant() throws IOException {
    String manager = "-Djava.security.manager";
    Jvm.Result denied = Jvm.java(manager, Jvm.agent("")).run(Hello.class).printed("hello, jdk");
    assertTrue(
        denied.err().contains("grant java.security.AllPermission to the agent's jar"),
        denied.err());
    Path policy = folder.resolve("policy");
    Files.writeString(
        policy,
        "grant codeBase \"file:"
            + Path.of(Jvm.AGENT).toAbsolutePath()
            + "\" { permission java.security.AllPermission; };");
    Jvm.java(manager, "-Djava.security.policy=" + policy, Jvm.agent(""))
        .run(Hello.class)
        .printed("hello, drop-in");
  }

  @Test
  void aCopyOfTheAgentGivenBesideItWorksOnce() throws IOException {
    Path copy = Files.copy(Path.of(Jvm.AGENT), folder.resolve("copy.jar"));
    Jvm.java(Jvm.agent(""), "-javaagent:" + copy).run(Hello.class).printed("hello, drop-in");
  }

  @Test
  void javacIsLeftAlone() throws IOException {
    Path source = Files.writeString(folder.resolve("A.java"), "class A {}");
    Jvm.Result result = tool("javac", "-d", folder.toString(), source.toString());
    assertEquals(0, result.status(), result.err());
    assertTrue(Files.exists(folder.resolve("A.class")));
    assertLeftAlone(result, "jdk.compiler");
  }

  @Test
  void jarIsLeftAlone() {
    Jvm.Result result = tool("jar", "--version");
    assertEquals(0, result.status(), result.err());
    assertLeftAlone(result, "jdk.jartool");
  }

  @Test
  void jcmdIsLeftAlone() {
    Jvm.Result result = tool("jcmd", "-l");
    assertEquals(0, result.status(), result.err());
    assertLeftAlone(result, "jdk.jcmd");
  }

  @Test
  void aSourceFileIsAnApplication() throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Main.java"),
            """
            import java.util.concurrent.locks.ReentrantLock;
            class Main {
              public static void main(String[] args) {
                System.out.println(new ReentrantLock().getClass() != ReentrantLock.class);
              }
            }
            """);
    Jvm.tool("java", Jvm.agent(""), source.toString()).run().printed("true");
  }

  private static Jvm.Result tool(String name, String... arguments) {
    return Jvm.tool(name, arguments).in("JAVA_TOOL_OPTIONS", Jvm.agent("")).run();
  }

  private static void assertLeftAlone(Jvm.Result result, String module) {
    List<String> own =
        result
            .err()
            .lines()
            .filter(line -> !line.startsWith("Picked up JAVA_TOOL_OPTIONS"))
            .toList();
    assertEquals(List.of("[locksmith] left alone: " + module + " is a tool of the JDK"), own);
  }
}
