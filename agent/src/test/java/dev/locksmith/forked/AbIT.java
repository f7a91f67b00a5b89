package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.HotPair;
import dev.locksmith.program.Sleeper;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Fate;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Run;
import dev.locksmith.verdict.SiteWait;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code ab}, also when things go wrong. */
class AbIT {
  private static final String THROUGHPUT = "throughput=throughput: ([0-9.]+)";
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir private Path directory;

  private Ab ab(String... options) {
    return new Ab(directory.resolve("ab"), options);
  }

  @Test
  void measuresAProgramUnderEachArm() throws IOException {
    Ab ab = ab("--arms", "jdk,optimistic,off", "--runs", "2", "--metric", THROUGHPUT);
    Jvm.Result result =
        ab.command(JAVA, "-cp", "target/test-classes", HotPair.class.getName(), "100000").run();

    assertEquals(0, result.status(), result.err());
    Ab.assertHas("VERDICT\n", result.out());
    assertTrue(result.out().lines().allMatch(line -> line.length() <= 100), result.out());
    Experiment experiment = ab.experiment();
    assertEquals(8, runs(experiment, Phase.COMPARISON).size());
    assertEquals(3, runs(experiment, Phase.WARM_UP).size());
    for (Run run : experiment.runs()) {
      Set<String> known = run.values().keySet();
      assertTrue(
          known.containsAll(
              Set.of("throughput", "wall time", "CPU time", "GC pauses", "peak memory")),
          run.toString());
      assertEquals(!run.arm().equals("off"), known.contains("lock wait"), run.toString());
      assertTrue(run.values().get("CPU time") > 0.05, run.toString());
      assertTrue(run.values().get("peak memory") > 10_000_000, run.toString());
    }
    assertEquals(Set.of("jdk"), strategies(experiment, "jdk"));
    assertEquals(Set.of("optimistic"), strategies(experiment, "optimistic"));
    assertEquals(Set.of(), strategies(experiment, "off"));
  }

  @Test
  void theRulesThatItWritesAreUnderstood() throws IOException {
    String script =
        "case \"$JAVA_TOOL_OPTIONS\" in *strategy=mcs*|*rules=*) n=900;; *) n=100;; esac;"
            + " echo throughput: $n$(date +%N | cut -c1-2)";
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "6", "--metric", THROUGHPUT);
    Jvm.Result result = ab.shell(script).run();

    assertEquals(0, result.status(), result.err());
    Path rules = directory.resolve("ab/rules.txt");
    assertEquals(List.of("*  mcs"), Files.readAllLines(rules));
    Ab.assertHas("Use the rules: throughput was ", result.out());
    assertEquals(12, runs(ab.experiment(), Phase.CONFIRMATION).size());
    Jvm.java(Jvm.agent("strict=true,log=off,rules=" + rules)).with("-version").run().printed("");
    String kept = Files.readString(directory.resolve("ab/result.json"));
    assertFalse(kept.contains(directory.toString()), kept);
  }

  @Test
  void anArmThatFailsIsToldAndTheOthersFinish() throws IOException {
    String script =
        "case \"$JAVA_TOOL_OPTIONS\" in *strategy=mcs*) echo it broke; exit 3;; esac;"
            + " echo throughput: 100";
    Ab ab = ab("--arms", "jdk,padded,mcs", "--runs", "2", "--metric", THROUGHPUT);
    Jvm.Result result = ab.shell(script).run();

    assertEquals(0, result.status(), result.err());
    Ab.assertHas("| it broke", result.err());
    Ab.assertHas("; left out therefore: 2 runs", result.err());
    Ab.assertHas("mcs failed: the command ended with exit status 3.", result.out());
    Ab.assertHas(
        "mcs failed: the command ended with exit status 3.",
        Files.readString(directory.resolve("ab/report.html")));
    assertEquals(2, ab.experiment().kept("padded", Phase.COMPARISON).size());
    assertEquals(1, ab.experiment().runs().stream().filter(run -> run.arm().equals("mcs")).count());
  }

  @Test
  void aFirstArmThatFailsEndsIt() {
    Ab.assertFailed(
        1,
        "locksmith: the first arm, jdk, failed, so there is nothing to compare with; what it"
            + " printed is in "
            + directory.resolve("ab/runs"),
        ab("--arms", "jdk,mcs").shell("echo hello; exit 7").run());
  }

  @Test
  void aMetricThatNeverMatchesIsTold() {
    Jvm.Result result = ab("--metric", "speed=speed: (.*)").shell("echo hello").run();

    Ab.assertHas("failed: metric speed: nothing in the output matches speed: (.*)", result.err());
    Ab.assertHas("| hello", result.err());
    assertEquals(1, result.status());
  }

  @Test
  void aCommandThatIsNotThereIsTold() {
    Jvm.Result result = ab().command("/no/such/program").run();

    Ab.assertHas("could not be started: ", result.err());
    assertEquals(1, result.status());
  }

  @Test
  void aBadSettingOfAnArmIsRefusedBeforeAnythingRuns() throws IOException {
    Path rules = Files.write(directory.resolve("rules"), List.of("# mine", "com.acme.* quick"));
    assertBadUsage(
        "--arms mcs+spin=soon: agent argument spin=soon: write a duration such as 20us,",
        ab("--arms", "jdk,mcs+spin=soon").shell("true"));
    assertBadUsage(
        "--arms strategy=optimstic: agent argument strategy=optimstic: no such strategy; use",
        ab("--arms", "jdk,strategy=optimstic").shell("true"));
    assertBadUsage(
        "--arms mcs+spinn=1us: agent argument spinn=1us: no such setting; there are",
        ab("--arms", "jdk,mcs+spinn=1us").shell("true"));
    assertBadUsage(
        "--arms rules=" + rules + ": " + rules + " line 2: no such strategy; use",
        ab("--arms", "jdk,rules=" + rules).shell("true"));
    assertBadUsage(
        "mcs+log=debug: leave out log, which ab sets itself",
        ab("--arms", "jdk,mcs+log=debug").shell("true"));
    assertFalse(Files.exists(directory.resolve("ab")));
  }

  @Test
  void aCommandThatStartsNoJavaIsTold() {
    Jvm.Result result = ab("--arms", "jdk,mcs").command("sh", "-c", "echo no Java").run();

    Ab.assertHas("failed: no JVM started that reads JAVA_TOOL_OPTIONS, so the arms", result.err());
    Ab.assertHas("| no Java", result.err());
    assertEquals(1, result.status());
  }

  @Test
  void aPortThatIsTakenIsTold() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = other.getLocalPort();
      Jvm.Result result =
          ab("--load", "true", "--ready", String.valueOf(port)).shell("sleep 60").run();

      Ab.assertHas("failed: port " + port + " is taken already: end what listens", result.err());
      assertEquals(1, result.status());
    }
  }

  @Test
  void aServiceThatEndsBeforeItIsReadyIsTold() {
    Jvm.Result result = ab("--load", "true", "--ready", "never").shell("echo no; exit 4").run();

    Ab.assertHas("the service ended with exit status 4 before it was ready", result.err());
    assertEquals(1, result.status());
  }

  @Test
  void aServiceThatIgnoresSigtermIsKilled() throws IOException {
    Ab ab =
        ab("--arms", "jdk,mcs", "--runs", "2", "--grace", "1", "--metric", THROUGHPUT)
            .with("--load", "echo throughput: 5", "--ready", "is up");
    Jvm.Result result = ab.shell("trap '' TERM; echo is up; while :; do sleep 0.1; done").run();

    assertEquals(0, result.status(), result.err());
    Ab.assertHas(
        "did not end within 1 s of SIGTERM and was killed", result.out().replaceAll("\n +", " "));
    assertEquals(2, ab.experiment().kept("mcs", Phase.COMPARISON).size());
  }

  @Test
  void aServiceUnderLoadEndsWithItsRecording() throws IOException {
    Ab ab =
        ab("--arms", "jdk,mcs", "--runs", "2", "--metric", "figure=(\\d+)")
            .with("--load", "echo 42", "--ready", "asleep");
    // Two commands, so that the shell stays, as launcher scripts do.
    String script = JAVA + " -cp target/test-classes " + Sleeper.class.getName() + "; exit 0";
    Jvm.Result result = ab.shell(script).run();

    assertEquals(0, result.status(), result.err());
    for (Run run : ab.experiment().runs()) {
      assertNull(run.note(), run.toString());
      assertEquals(42, run.values().get("figure"));
      assertTrue(run.values().containsKey("lock wait"), run.toString());
    }
  }

  @Test
  void aCutRecordingIsTold() throws IOException {
    String script =
        JAVA
            + " -cp target/test-classes dev.locksmith.program.Hello;"
            + " d=$(echo \"$JAVA_TOOL_OPTIONS\" | sed 's/.*filename=\\([^,]*\\),.*/\\1/');"
            + " for f in $d*.jfr; do head -c 999 $f >$f.cut; mv $f.cut $f; done";
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "2");
    Jvm.Result result = ab.shell(script).run();

    assertEquals(0, result.status(), result.err());
    Ab.assertHas("of the first: its waits and GC pauses", result.out());
    for (Run run : ab.experiment().runs()) {
      assertFalse(run.values().containsKey("lock wait"), run.toString());
    }
  }

  @Test
  void aCommandThatHangsIsKilled() {
    Jvm.Result result = ab("--timeout", "1").shell("sleep 61").run();

    Ab.assertHas("the command took longer than 1 s and was killed", result.err());
    assertEquals(1, result.status());
  }

  @Test
  void whatACommandLeavesBehindIsEndedAndTold() throws IOException {
    Path pids = directory.resolve("pids");
    // The second one has no parent of its own by the time that anybody looks.
    Jvm.Result result =
        ab("--arms", "jdk,mcs", "--runs", "2")
            .shell(
                "sleep 1000 & echo $! >>"
                    + pids
                    + "; setsid sh -c 'sleep 1001 & echo $! >>"
                    + pids
                    + "' & wait $!")
            .run();

    assertEquals(0, result.status(), result.err());
    Ab.assertHas(
        "the command left processes running, which were ended,",
        result.out().replaceAll("\n +", " "));
    List<String> left = Files.readAllLines(pids);
    assertEquals(2 * 8, left.size());
    for (String pid : left) {
      assertFalse(ProcessHandle.of(Long.parseLong(pid)).map(ProcessHandle::isAlive).orElse(false));
    }
  }

  @Test
  void aDirectoryThatCannotBeWrittenIsTold() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    Jvm.Result result = new Ab(file.resolve("ab")).shell("true").run();

    Ab.assertHas("locksmith: cannot write in " + file.resolve("ab"), result.err());
    assertEquals(1, result.err().lines().count(), result.err());
    assertEquals(1, result.status());
  }

  @Test
  void aFullDiskIsTold() {
    Jvm.Result result = ab().shell("true").jvm().withoutRoomForFiles().run();

    Ab.assertHas("locksmith: cannot write in " + directory.resolve("ab"), result.err());
  }

  @Test
  void aDiskThatFillsUpLosesNothingThatWasMeasured() throws IOException {
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "2").shell("true");
    Jvm.Result result = ab.jvm().withRoomForFilesOf(3).run();

    Ab.assertHas("locksmith: cannot write in " + directory.resolve("ab"), result.err());
    int measured = ab.experiment().runs().size();
    assertTrue(measured > 0 && measured < 8, measured + " runs");

    assertEquals(0, Ab.resume(directory.resolve("ab")).status());
    assertEquals(8, ab.experiment().runs().size());
  }

  @Test
  void badUsageIsToldBeforeAnythingRuns() throws IOException {
    assertBadUsage("name the command to compare the arms on, after --", ab());
    assertBadUsage("'fast' is no arm: use jdk, ", ab("--arms", "jdk,fast").shell("true"));
    assertBadUsage("--arms needs at least two arms", ab("--arms", "jdk").shell("true"));
    assertBadUsage(
        "rules=missing.txt: there is no file ",
        ab("--arms", "jdk,rules=missing.txt").shell("true"));
    assertBadUsage(
        "--metric x: put the figure in parentheses", ab("--metric", "x=y").shell("true"));
    assertBadUsage(
        "--metric x: ends in :lowest, but better is either :higher or :lower; add one of them if",
        ab("--metric", "x=([0-9]+):lowest").shell("true"));
    assertBadUsage("--runs must be at least 2, not 1", ab("--runs", "1").shell("true"));
    assertBadUsage("--load and --ready belong together", ab("--load", "true").shell("true"));
    assertFalse(Files.exists(directory.resolve("ab")));
  }

  private static void assertBadUsage(String words, Ab ab) {
    Jvm.Result result = ab.run();
    Ab.assertHas("locksmith: " + words, result.err());
    assertEquals(1, result.err().lines().count(), result.err());
    assertEquals(2, result.status());
  }

  @Test
  void ctrlCKeepsWhatWasMeasuredAndItCanGoOn() throws Exception {
    Path out = directory.resolve("ab");
    String script =
        "echo throughput: 100; if [ $(ls "
            + out.resolve("runs")
            + " | wc -l) -eq 4 ] && [ ! -e "
            + directory.resolve("again")
            + " ]; then touch "
            + directory.resolve("hangs")
            + "; sleep 62; fi";
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "2", "--metric", THROUGHPUT).shell(script);
    Interrupted interrupted = ab.interruptedAt(directory.resolve("hangs"));

    assertEquals(130, interrupted.status(), interrupted.err());
    assertEquals(List.of(), interrupted.leftBehind());
    Ab.assertHas("VERDICT\n", interrupted.out());
    Ab.assertHas("stopped; go on with: ab --resume " + out, interrupted.err());
    assertEquals(3, ab.experiment().runs().size());

    Files.createFile(directory.resolve("again"));
    Jvm.Result rest = Ab.resume(out);

    assertEquals(0, rest.status(), rest.err());
    assertEquals(8, ab.experiment().runs().size());
    assertTrue(ab.experiment().runs().stream().allMatch(run -> run.fate() == Fate.KEPT));
  }

  @Test
  void ctrlCInTheFirstRunLeavesAllToDo() throws Exception {
    Path out = directory.resolve("ab");
    Path hangs = directory.resolve("hangs");
    Ab ab =
        ab("--arms", "jdk,mcs", "--runs", "2")
            .shell("[ -e " + hangs + " ] || { touch " + hangs + "; sleep 67; }");
    Interrupted interrupted = ab.interruptedAt(hangs);

    assertEquals(130, interrupted.status(), interrupted.err());
    assertEquals(List.of(), interrupted.leftBehind());
    Ab.assertHas("there are too few runs to tell", interrupted.out());
    assertEquals(List.of(), ab.experiment().runs());
    assertEquals(0, Ab.resume(out).status());
    assertEquals(8, ab.experiment().runs().size());
  }

  @Test
  void ctrlCWhileTheRulesAreConfirmedLeavesThatToDo() throws Exception {
    Path hangs = directory.resolve("hangs");
    String script =
        "case \"$JAVA_TOOL_OPTIONS\" in *rules=*) [ -e "
            + hangs
            + " ] || { touch "
            + hangs
            + "; sleep 68; };; esac; case \"$JAVA_TOOL_OPTIONS\" in *strategy=mcs*|*rules=*) n=9;;"
            + " *) n=1;; esac; echo throughput: $n$(date +%N | cut -c1-2)";
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "6", "--metric", THROUGHPUT).shell(script);
    Interrupted interrupted = ab.interruptedAt(hangs);

    assertEquals(130, interrupted.status(), interrupted.err());
    assertEquals(List.of(), interrupted.leftBehind());
    Ab.assertHas("Use the rules, once confirmed: mcs: throughput", interrupted.out());

    Jvm.Result rest = Ab.resume(directory.resolve("ab"));

    assertEquals(0, rest.status(), rest.err());
    Ab.assertHas("Use the rules: throughput was ", rest.out());
    assertEquals(12, runs(ab.experiment(), Phase.CONFIRMATION).size());
  }

  @Test
  void ctrlCEndsAServiceThatIgnoresSigterm() throws Exception {
    Path asked = directory.resolve("asked");
    Interrupted interrupted =
        ab("--load", "true", "--ready", "is up", "--grace", "600")
            .shell("trap 'touch " + asked + "' TERM; echo is up; while :; do sleep 0.1; done")
            .interruptedAt(asked);

    assertEquals(130, interrupted.status(), interrupted.err());
    assertEquals(List.of(), interrupted.leftBehind());
  }

  @Test
  void ctrlCEndsAServiceThatIsNotReadyYet() throws Exception {
    Path hangs = directory.resolve("hangs");
    Interrupted interrupted =
        ab("--load", "true", "--ready", "never")
            .shell("touch " + hangs + "; sleep 63 & sleep 64; wait")
            .interruptedAt(hangs);

    assertEquals(130, interrupted.status(), interrupted.err());
    assertEquals(List.of(), interrupted.leftBehind());
  }

  @Test
  void ctrlCEndsTheServiceAndItsLoad() throws Exception {
    Path hangs = directory.resolve("hangs");
    Interrupted interrupted =
        ab("--load", "touch " + hangs + "; sleep 65", "--ready", "is up")
            .shell("echo is up; sleep 66")
            .interruptedAt(hangs);

    assertEquals(130, interrupted.status(), interrupted.err());
    assertTrue(interrupted.leftBehind().isEmpty(), interrupted.leftBehind().toString());
  }

  @Test
  void whatIsThereIsNotOverwritten() {
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "2").shell("true");
    assertEquals(0, ab.run().status());

    assertBadUsage(directory.resolve("ab") + " holds a comparison: go on with --resume ", ab);
  }

  @Test
  void onlyOneProcessAtATimeMeasuresIntoADirectory() throws Exception {
    Path out = directory.resolve("ab");
    assertEquals(0, ab("--arms", "jdk,mcs", "--runs", "2").shell("true").run().status());
    try (FileChannel file =
        FileChannel.open(
            out.resolve("in-use.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      assertNotNull(file.lock());
      Ab.assertFailed(
          1,
          "locksmith: another process measures into " + out + ": wait until it has ended",
          Ab.resume(out));
    }
    assertEquals(0, Ab.resume(out).status());
  }

  @Test
  void whatIsOfNoUseIsRefusedAtOnce() {
    assertBadUsage(
        "--runs must be at most 1000, not 1000000000",
        ab("--arms", "jdk,mcs", "--runs", "1000000000").shell("true"));
    assertEquals(
        2,
        Jvm.tool("java", "-jar", Jvm.AGENT, "ab", "--resume", directory.toString(), "--runs", "3")
            .run()
            .status());
  }

  @Test
  void aDirectoryWhereTheJvmTakesNoRecordingIsRefused() throws IOException {
    Path bad = directory.resolve("a,b");
    String words = bad + ": a JVM takes no recording there; name a directory without , ' and \"";
    assertBadUsage(words, new Ab(bad, "--arms", "jdk,mcs", "--runs", "2").shell("true"));
    Files.createDirectories(bad);
    Jvm.Result moved = Ab.resume(bad);
    assertEquals(2, moved.status());
    Ab.assertHas("locksmith: " + words, moved.err());
  }

  @Test
  void onlyAComparisonCanGoOn() {
    Ab.assertFailed(
        1,
        "locksmith: " + directory + " holds no comparison: there is no result.json in it",
        Ab.resume(directory));
  }

  @Test
  void aLimitOfTimeEndsItAndItCanGoOn() throws IOException {
    Path out = directory.resolve("ab");
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "50", "--at-most", "4s");
    Jvm.Result result = ab.shell("sleep 0.2").run();

    assertEquals(0, result.status(), result.err());
    Ab.assertHas("the time is up: what is left would take longer than 4 s, ", result.err());
    Ab.assertHas("VERDICT\n", result.out());
    Ab.assertHas(" of 150 runs were measured: ab --resume goes on with the others.", result.out());
    int runs = ab.experiment().runs().size();
    assertTrue(runs < 4 / 0.2 + 1, runs + " runs");

    assertEquals(0, Ab.resume(out).status());
    assertTrue(ab.experiment().runs().size() > runs);
  }

  @Test
  void whatIsFinishedIsSaidToBeAndShownAgain() {
    Path out = directory.resolve("ab");
    Jvm.Result first = ab("--arms", "jdk,mcs", "--runs", "2").shell("true").run();
    Jvm.Result again = Ab.resume(out);

    assertEquals(0, again.status(), again.err());
    assertEquals(first.out(), again.out());
    assertEquals(
        "locksmith: the comparison in " + out + " is finished, after 8 runs; this is its verdict\n",
        again.err());
  }

  @Test
  void aDamagedOrForeignResultIsOneLine() throws IOException {
    Path out = directory.resolve("ab");
    assertEquals(0, ab("--arms", "jdk,mcs", "--runs", "2").shell("true").run().status());
    Path result = out.resolve("result.json");
    String whole = Files.readString(result);
    for (String damaged :
        List.of(
            whole.substring(0, whole.length() / 2),
            "",
            "[]",
            "{\"plan\": {}}",
            "PK\u0003\u0004",
            whole.replace("\"arm\": \"mcs\"", "\"arm\": \"quick\""))) {
      Files.writeString(result, damaged);
      Ab.assertFailed(
          1,
          "locksmith: "
              + result
              + " is damaged or not of this version of ab, so nothing can go on from it: measure"
              + " anew, into another directory",
          Ab.resume(out));
    }
  }

  @Test
  void whatWasMeasuredWhenKeepsFirstHadAnotherNameGoesOn() throws IOException {
    Path out = directory.resolve("ab");
    Ab ab = ab("--arms", "jdk,mcs", "--runs", "2").shell("true");
    assertEquals(0, ab.run().status());
    Experiment now = ab.experiment();
    assertTrue(now.verdict().keepsFirst());
    Path result = out.resolve("result.json");
    Files.writeString(result, Files.readString(result).replace("\"keepsFirst\"", "\"keepsJdk\""));
    assertFalse(ab.experiment().verdict().keepsFirst());

    assertEquals(0, Ab.resume(out).status());
    assertEquals(now, ab.experiment());
  }

  private static List<Run> runs(Experiment experiment, Phase phase) {
    return experiment.runs().stream().filter(run -> run.phase() == phase).toList();
  }

  private static Set<String> strategies(Experiment experiment, String arm) {
    return experiment.runs().stream()
        .filter(run -> run.arm().equals(arm))
        .flatMap(run -> run.sites().stream())
        .filter(site -> site.site().equals(HotPair.class.getName() + ".lock"))
        .map(SiteWait::strategy)
        .collect(Collectors.toSet());
  }
}
