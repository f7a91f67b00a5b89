package dev.locksmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;

/** How a command ended. */
record Outcome(int status, String out, String err) {
  static Outcome of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Outcome(status, out.toString(), err.toString());
  }

  /** It ended with that status, that one line on stderr and nothing on stdout. */
  void assertFailed(int expectedStatus, String expectedLine) {
    assertEquals(expectedLine + System.lineSeparator(), err);
    assertEquals("", out);
    assertEquals(expectedStatus, status);
  }

  /** The same where the line ends in words that are not Locksmith's own. */
  void assertFailedWith(int expectedStatus, String beginning) {
    assertTrue(err.startsWith(beginning), err);
    assertEquals(1, err.lines().count(), err);
    assertEquals("", out);
    assertEquals(expectedStatus, status);
  }

  void assertDone() {
    assertEquals("", err);
    assertEquals(0, status);
  }
}
