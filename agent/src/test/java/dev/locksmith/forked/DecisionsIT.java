package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.Decided;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is decided about each place is told twice, by {@code log=debug} and by events. */
class DecisionsIT {
  private static final String PROGRAM = Decided.class.getName();
  private static final Pattern SWAPPED =
      Pattern.compile("(?m)^\\[locksmith] swapped (.*), (.*): (.*), by the settings$");
  private static final Pattern LEFT_ALONE =
      Pattern.compile("(?m)^\\[locksmith] left alone (.*?): (.*)$");

  @TempDir static Path folder;

  private static Path rules;
  private static String log;
  private static Set<RecordedEvent> decisions;

  @BeforeAll
  static void record() throws IOException {
    rules = Files.writeString(folder.resolve("rules.txt"), PROGRAM + ".turnedOff off\n");
    Path recording = folder.resolve("rec.jfr");
    log =
        Jvm.java(
                "-Xlog:jfr+startup=off",
                "-XX:StartFlightRecording:filename=" + recording,
                Jvm.agent("strategy=padded,log=debug,rules=" + rules))
            .run(Decided.class)
            .printed("9001")
            .err();
    decisions =
        RecordingFile.readAllEvents(recording).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockSwap"))
            .collect(Collectors.toSet());
  }

  @Test
  void bothTellTheSame() {
    Set<String> logged = new TreeSet<>();
    SWAPPED
        .matcher(log)
        .results()
        .forEach(it -> logged.add(it.group(1) + ' ' + it.group(2) + ' ' + it.group(3)));
    LEFT_ALONE.matcher(log).results().forEach(it -> logged.add(it.group(1) + ": " + it.group(2)));
    // The serializable reference stands in the code twice: the compiler reads it back as well.
    assertEquals(5, logged.size(), log);
    assertEquals(
        logged,
        decisions.stream()
            .map(DecisionsIT::inWords)
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  private static String inWords(RecordedEvent decision) {
    String site = decision.getString("site");
    return decision.getBoolean("swapped")
        ? site + ' ' + decision.getString("lockType") + ' ' + decision.getString("strategy")
        : site + ": " + decision.getString("reason");
  }

  @Test
  void theReasonIsTheUsersOrOurs() {
    Set<String> reasons =
        decisions.stream()
            .filter(decision -> !decision.getBoolean("swapped"))
            .map(decision -> decision.getString("reason"))
            .collect(Collectors.toSet());
    assertEquals(
        Set.of(
            "off by " + rules + " line 1",
            "a serializable constructor reference names its constructor"),
        reasons);
  }

  @Test
  void aSiteThatSpentItsMemoryIsCompact() {
    RecordedEvent many = last(".make:");
    assertEquals(9_000, many.getLong("created"));
    assertTrue(many.getBoolean("compact"));
    assertFalse(last(".one").getBoolean("compact"));
  }

  private static RecordedEvent last(String site) {
    return decisions.stream()
        .filter(decision -> decision.getString("site").startsWith(PROGRAM + site))
        .max((one, other) -> Long.compare(one.getLong("created"), other.getLong("created")))
        .orElseThrow();
  }
}
