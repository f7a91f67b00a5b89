package dev.locksmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.locksmith.analysis.Recorded;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {
  @TempDir static Path dir;

  private static String before;
  private static String after;

  @BeforeAll
  static void record() throws Exception {
    before = Recorded.to(dir.resolve("before.jfr"), Recorded::contend).toString();
    after = Recorded.to(dir.resolve("after.jfr"), Recorded::contend).toString();
  }

  @Test
  void printsBothSideBySide() {
    Outcome outcome = Outcome.of("compare", before, after);

    outcome.assertDone();
    assertTrue(outcome.out().startsWith("A\nRecording   " + before + "\n"), outcome.out());
    assertTrue(outcome.out().contains("\nB\nRecording   " + after + "\n"), outcome.out());
    assertTrue(outcome.out().contains("\nSITES IN BOTH: 1 site"), outcome.out());
  }

  @Test
  void printsJson() {
    Outcome outcome = Outcome.of("compare", "--json", before, after);

    outcome.assertDone();
    assertEquals(
        "locksmith-comparison-2",
        JsonParser.parseString(outcome.out()).getAsJsonObject().get("format").getAsString());
  }

  @Test
  void badUsageIsOneLineAndTwo() {
    Outcome.of("compare", before)
        .assertFailed(
            2, "locksmith: Missing required parameter: 'B.jfr'; see locksmith compare --help");
    Outcome.of("compare", before, after, "third.jfr")
        .assertFailedWith(2, "locksmith: Unmatched argument at index 3: 'third.jfr'");
    Outcome.of("compare", "--top", "0", before, after)
        .assertFailed(
            2, "locksmith: --top must be at least 1, not 0; see locksmith compare --help");
  }

  @Test
  void theBadOneIsNamed() {
    Path missing = dir.resolve("missing.jfr");

    Outcome.of("compare", before, missing.toString())
        .assertFailed(1, "locksmith: " + missing + " does not exist: check the path");
  }
}
