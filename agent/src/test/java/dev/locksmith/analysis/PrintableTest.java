package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PrintableTest {
  @Test
  void whatActsOnATerminalIsShownAsItsCode() {
    assertEquals("\\x1b[2Jx\\xa\\xd\\x9\\x7", Printable.of("\u001b[2Jx\n\r\t\u0007"));
    assertEquals("\\x7f\\x9b\\x85", Printable.of("\u007f\u009b\u0085"));
    assertEquals("\\x202e\\x2066\\x2028\\x2029", Printable.of("\u202e\u2066\u2028\u2029"));
    assertEquals("\\xd800x", Printable.of("\ud800x"));
  }

  @Test
  void writingStaysAsItIs() {
    String text = "a Z$<>.*-_ \u00e4\u0301 \u6f22 \ud83d\ude00";

    assertEquals(text, Printable.of(text));
  }
}
