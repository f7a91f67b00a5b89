package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Maker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AttachIT {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private Process service;
  private BufferedReader out;

  private void serve(String... options) throws IOException {
    List<String> command = new ArrayList<>(List.of(JAVA, "-cp", "target/test-classes"));
    command.addAll(List.of(options));
    command.add(Maker.class.getName());
    service = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    out =
        new BufferedReader(new InputStreamReader(service.getInputStream(), StandardCharsets.UTF_8));
    assertEquals("ready", out.readLine());
  }

  /** What a new lock is, what a new lock of a subclass is, and whether exclusion holds. */
  private String ask() throws IOException {
    OutputStream in = service.getOutputStream();
    in.write('?');
    in.flush();
    return out.readLine();
  }

  private Jvm.Result attach(String... settings) {
    return Jvm.tool("java", "-jar", Jvm.AGENT, "attach", String.valueOf(service.pid()))
        .with(settings)
        .run();
  }

  @AfterEach
  void end() throws InterruptedException, IOException {
    if (service != null) {
      service.getOutputStream().close();
      assertEquals(0, service.waitFor());
    }
  }

  @Test
  void newLocksOfLoadedClassesAreSwapped() throws IOException {
    serve();
    assertEquals("jdk jdk ok", ask());
    attach("strategy=optimistic", "log=info")
        .printed(
            "ReentrantLock=optimistic, ReentrantReadWriteLock=optimistic, Semaphore=optimistic");
    assertEquals("drop-in jdk ok", ask());
    attach("enabled=false")
        .printed(
            "stopped: new locks are the JDK's own, those that are there spin and tell no more");
    assertEquals("jdk jdk ok", ask());
  }

  @Test
  void theKillSwitchStopsAnAgentThatCameWithTheJvm() throws IOException {
    serve(Jvm.agent("strategy=mcs"));
    assertEquals("drop-in drop-in ok", ask());
    assertEquals(0, attach("enabled=false").status());
    assertEquals("jdk drop-in ok", ask());
  }

  @Test
  void theKillSwitchSaysThatItWasUsedBefore() throws IOException {
    serve(Jvm.agent("strategy=mcs"));
    assertEquals(0, attach("enabled=false").status());
    attach("enabled=false").printed("was stopped before");
    assertEquals(
        "locksmith: Locksmith was stopped in this JVM and cannot start there again; nothing was"
            + " changed\n",
        attach("strategy=mcs").err());
    assertEquals("jdk drop-in ok", ask());
  }

  @Test
  void theKillSwitchSaysWhereNoAgentRuns() throws IOException {
    serve();
    Jvm.Result result = attach("enabled=false");
    assertEquals(1, result.status());
    assertEquals("locksmith: nothing to stop: the agent does not run there\n", result.err());
    assertEquals("jdk jdk ok", ask());
  }

  @Test
  void aBadSettingChangesNothingAndNeverStopsTheService() throws IOException {
    serve();
    Jvm.Result result = attach("strategy=fastest", "strict=true");
    assertEquals(1, result.status());
    assertEquals(
        "locksmith: agent argument strategy=fastest: no such strategy; use jdk, padded, optimistic,"
            + " mcs or off; nothing was changed\n",
        result.err());
    assertEquals("jdk jdk ok", ask());
    assertEquals(0, attach("strategy=padded").status());
    assertEquals("drop-in jdk ok", ask());
  }

  @Test
  void aSecondAttachIsRefused() throws IOException {
    serve(Jvm.agent(""));
    Jvm.Result result = attach("strategy=mcs");
    assertEquals(1, result.status());
    assertEquals(
        "locksmith: the agent runs already and takes only enabled=false now; nothing was changed\n",
        result.err());
  }

  @Test
  void aProcessThatIsNoJvmIsNotHarmed() throws Exception {
    Process sleep = new ProcessBuilder("sleep", "60").start();
    try {
      String pid = String.valueOf(sleep.pid());
      Jvm.Result result = Jvm.tool("java", "-jar", Jvm.AGENT, "attach", pid).run();
      assertEquals(
          "locksmith: process " + pid + " is no JVM; jcmd -l lists the JVMs that run\n",
          result.err());
      assertTrue(sleep.isAlive());
    } finally {
      sleep.destroy();
    }
  }

  @Test
  void noProcessIsOneLine() {
    Jvm.Result result = Jvm.tool("java", "-jar", Jvm.AGENT, "attach", "999999999").run();
    assertEquals(1, result.status());
    assertEquals(
        "locksmith: there is no process 999999999; jcmd -l lists the JVMs that run\n",
        result.err());
  }

  @Test
  void whatIsNoSettingIsBadUsage() {
    Jvm.Result result = Jvm.tool("java", "-jar", Jvm.AGENT, "attach", "1", "mcs").run();
    assertEquals(2, result.status());
    assertTrue(result.err().contains("'mcs' is no setting: write it as key=value"), result.err());
  }
}
