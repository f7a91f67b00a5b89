package dev.locksmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MainTest {
  @Test
  void helpTellsTheCommands() {
    Outcome outcome = Outcome.of("--help");

    outcome.assertDone();
    assertTrue(outcome.out().startsWith("Usage: locksmith [-hV] COMMAND"), outcome.out());
    assertTrue(outcome.out().contains("\n  report "), outcome.out());
    assertTrue(outcome.out().contains("\nExit status: 0 done, 1 the work failed, 2 bad usage."));
  }

  @Test
  void helpIsACommandToo() {
    Outcome all = Outcome.of("help");
    Outcome report = Outcome.of("help", "report");

    all.assertDone();
    assertEquals(Outcome.of("--help").out(), all.out());
    report.assertDone();
    assertEquals(Outcome.of("report", "--help").out(), report.out());
    Outcome.of("help", "repport").assertFailedWith(2, "locksmith: Unknown subcommand 'repport'");
  }

  @Test
  void versionIsOneLine() {
    Outcome outcome = Outcome.of("--version");

    outcome.assertDone();
    assertTrue(outcome.out().matches("locksmith [^\n\r]+\\R"), outcome.out());
  }

  @Test
  void aCommandIsNeeded() {
    Outcome.of().assertFailed(2, "locksmith: Missing required subcommand; see locksmith --help");
  }

  @Test
  void anUnknownCommandIsBadUsage() {
    Outcome.of("repport")
        .assertFailedWith(2, "locksmith: Unmatched argument at index 0: 'repport'");
  }
}
