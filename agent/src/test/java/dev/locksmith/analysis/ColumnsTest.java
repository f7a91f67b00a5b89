package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnsTest {
  @Test
  void wrapsAtBlanksThenDotsThenAnywhere() {
    assertEquals(List.of("one two", "three"), Columns.wrap("one two three", 9));
    assertEquals(List.of("com.acme.", "Pool.lock"), Columns.wrap("com.acme.Pool.lock", 12));
    assertEquals(List.of("abcde", "fgh"), Columns.wrap("abcdefgh", 5));
    assertEquals(List.of(""), Columns.wrap("", 5));
  }

  @Test
  void wideCharactersTakeTwoColumns() {
    assertEquals(4, Columns.width("\u6f22\u5b57"));
    assertEquals(List.of("\u6f22\u5b57", "\u6f22"), Columns.wrap("\u6f22\u5b57\u6f22", 5));
    assertEquals("\ud83d\ude00...", Columns.cut("\ud83d\ude00".repeat(9), 6));
  }

  @Test
  void alignsAndCuts() {
    assertEquals("ab   ", Columns.left("ab", 5));
    assertEquals("   ab", Columns.right("ab", 5));
    assertEquals("ab...", Columns.left("abcdefg", 5));
    assertEquals("abcdefg", Columns.right("abcdefg", 5));
  }

  @Test
  void cutsTheBeginningWhereTheEndTells() {
    assertEquals("abcde", Columns.cutStart("abcde", 5));
    assertEquals("...fg", Columns.cutStart("abcdefg", 5));
    assertEquals("...util.Pool", Columns.cutStart("com.acme.util.Pool", 14));
    assertEquals("...\u6f22b", Columns.cutStart("a\u6f22\u6f22\u6f22b", 6));
    assertEquals("...b", Columns.cutStart("a\u6f22\u6f22\u6f22b", 5));
    assertEquals("...", Columns.cutStart("\ud83d\ude00\ud83d\ude00", 3));
  }
}
