package dev.locksmith.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.analysis.SiteLoad;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ViewTest {
  private static final int WIDTH = 100;
  private static final int HEIGHT = 24;

  private final List<String> moves = new ArrayList<>();
  private final View view =
      new View(
          7,
          (site, policy) -> {
            moves.add(site.beanKey() + " -> " + policy);
            return "moved";
          });

  @BeforeEach
  void threeSites() {
    view.show(
        List.of(site("a.Slow", 1, 30, 2), site("a.Busy", 9, 10, 1), site("b.Long", 5, 20, 7)));
  }

  @Test
  void sitesAreSortedByOneColumnAfterTheOther() {
    assertEquals(List.of("a.Slow", "b.Long", "a.Busy"), names());
    press("s");
    assertEquals(List.of("a.Busy", "b.Long", "a.Slow"), names());
    press("s");
    assertEquals(List.of("b.Long", "a.Slow", "a.Busy"), names());
    press("ss");
    assertEquals(List.of("a.Busy", "a.Slow", "b.Long"), names());
    press("s");
    assertEquals(List.of("a.Slow", "b.Long", "a.Busy"), names());
  }

  @Test
  void theFilterIsAPartOfTheName() {
    press("/A.Q");
    assertEquals(List.of(), names());
    assertTrue(text().contains("filter: A.Q"), text());
    assertTrue(text().contains("no site's name has this part"), text());
    press("\u007f\r");
    assertEquals(List.of("a.Slow", "a.Busy"), names());
    press("\u001b");
    assertEquals(3, names().size());
  }

  @Test
  void theSelectedSiteIsMovedThoughTheOrderHasChanged() {
    press("jjk");
    view.show(List.of(site("b.Long", 1, 99, 1), site("a.Slow", 1, 30, 2)));
    press("m");
    assertTrue(text().contains("b.Long: p padded"), text());
    view.show(List.of());
    press("o");
    assertEquals(List.of("b.Long ReentrantLock mcs -> optimistic"), moves);
    assertTrue(text().endsWith("moved"), text());
  }

  @Test
  void anyOtherKeyMovesNothing() {
    press("mxmq");
    assertEquals(List.of(), moves);
    assertFalse(view.press('q'));
  }

  @Test
  void whereNobodyWaitsThereIsNothingToMove() {
    view.show(List.of());
    press("mpjk");
    assertEquals(List.of(), moves);
    assertTrue(text().contains("nobody waited just now"), text());
  }

  @Test
  void untilTheFirstIntervalIsOverNothingIsSaidOfIt() {
    View fresh = new View(7, (site, policy) -> policy);
    String first = String.join("\n", fresh.lines(WIDTH, HEIGHT));
    assertTrue(first.contains("measuring ..."), first);
    assertFalse(first.contains("nobody waited"), first);

    fresh.show(List.of());
    String second = String.join("\n", fresh.lines(WIDTH, HEIGHT));
    assertFalse(second.contains("measuring ..."), second);
    assertTrue(second.contains("nobody waited just now"), second);
  }

  @Test
  void theSelectedSiteStaysInSightAndNothingIsTooWide() {
    List<SiteLoad> many = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      many.add(site("\u001b[2Jcom.acme." + "x".repeat(90) + ".Site" + i, 1, 100 - i, 1));
    }
    view.show(many);
    press("j".repeat(40));

    List<String> lines = view.lines(60, 10);

    assertEquals(10, lines.size());
    assertTrue(lines.stream().anyMatch(line -> line.startsWith("> ")), lines::toString);
    assertTrue(lines.stream().allMatch(line -> line.length() <= 60), lines::toString);
    assertTrue(lines.stream().allMatch(line -> line.indexOf('\u001b') < 0), lines::toString);
  }

  @Test
  void keysOfATerminalAreTold() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DumbTerminal terminal =
        new DumbTerminal(
            new ByteArrayInputStream("q\u001b[A\u001b[B".getBytes(StandardCharsets.US_ASCII)), out);
    terminal.setSize(new Size(WIDTH, HEIGHT));
    try (Screen screen = new Screen(terminal)) {
      assertEquals('q', screen.key(5_000));
      assertEquals(View.UP, screen.key(5_000));
      assertEquals(View.DOWN, screen.key(5_000));
      screen.draw(List.of("one", "two"));
    }
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("one\r\ntwo"), out::toString);
  }

  private void press(String keys) {
    keys.chars().forEach(key -> assertTrue(view.press(key), keys));
  }

  private List<String> names() {
    return view.lines(WIDTH, HEIGHT).stream()
        .filter(line -> line.endsWith(" ReentrantLock"))
        .map(line -> line.replaceAll(".* (\\S+) ReentrantLock", "$1"))
        .toList();
  }

  private String text() {
    return String.join("\n", view.lines(WIDTH, HEIGHT));
  }

  private static SiteLoad site(String name, double contended, double wait, long longest) {
    return new SiteLoad(name, "ReentrantLock", "mcs", "padded", contended, wait, 1, 10, longest, 0);
  }
}
