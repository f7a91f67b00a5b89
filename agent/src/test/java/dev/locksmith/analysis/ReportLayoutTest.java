package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportLayoutTest {
  private static final String LONG =
      "com.google.common.collect.MapMakerInternalMap$Segment$WeakKeyStrongValueSegment"
          + "$InternalReferenceQueueHolder.segmentLock";
  private static final String HOSTILE = "\u001b[2J\n\u202e";
  private static final String HARMLESS = "\\x1b[2J\\xa\\x202e";

  @TempDir Path dir;

  @Test
  void longNamesStayWithinTheColumns() throws Exception {
    String text = report("a.jfr", LONG);

    assertTrue(text.lines().allMatch(line -> line.length() <= 100), text);
    assertTrue(text.replaceAll("\n +", "").contains(LONG), "the name is there in full\n" + text);
  }

  @Test
  void veryLongAndWideNamesStayWithinTheColumns() throws Exception {
    for (String name : List.of("x".repeat(20_000), "\u6f22".repeat(300), "a b ".repeat(100))) {
      String text = report(Integer.toHexString(name.hashCode()) + ".jfr", name);

      assertTrue(text.lines().allMatch(line -> Columns.width(line) <= 100), text);
      assertTrue(text.length() < 10_000, "one name does not drown the report");
    }
  }

  @Test
  void hostileNamesAreMadeHarmless() throws Exception {
    String text = report("a.jfr", HOSTILE);

    assertFalse(text.codePoints().anyMatch(c -> c != '\n' && Character.isISOControl(c)), text);
    assertFalse(text.contains("\u202e"), text);
    assertEquals(16, text.split(java.util.regex.Pattern.quote(HARMLESS), -1).length - 1, text);
  }

  @Test
  void codeOfAnyNameStaysWithinTheColumnsAndIsHarmless() throws Exception {
    for (String name : List.of("x." + LONG, "x." + "\u6f22".repeat(300), "x.\u001b]2J\n\u202e")) {
      ContentionEvent event = new ContentionEvent();
      Path file =
          Recorded.to(
              dir.resolve(Integer.toHexString(name.hashCode()) + ".jfr"),
              () -> {
                event.begin();
                Release.from(name, event).run();
              });

      String text = LockReport.of(List.of(file)).text(20);

      String code = text.lines().filter(line -> line.startsWith("     at  ")).findFirst().get();
      assertTrue(Columns.width(code) <= 100, text);
      assertTrue(code.endsWith(".run 100%"), text);
      assertFalse(text.codePoints().anyMatch(c -> c != '\n' && Character.isISOControl(c)), text);
      assertFalse(text.contains("\u202e"), text);
    }
  }

  /** A report in which the name stands wherever one can. */
  private String report(String file, String name) throws Exception {
    Path recording =
        Recorded.to(
            dir.resolve(file),
            () -> {
              Recorded.whileAlive(
                  name,
                  owner -> {
                    contend(name, owner, name);
                    contend(name, owner, "write");
                  });
              Recorded.onThread(name, () -> contend(name, null, name));
              swapped(name + " quiet", name, 0);
              swapped(name + " still", name, 1);
              SwapEvent.leftAlone(name, name, name);
            });
    return LockReport.of(List.of(recording)).text(20);
  }

  private static void swapped(String site, String name, int waiting) {
    SwapEvent event = new SwapEvent();
    event.site = site;
    event.lockType = name;
    event.swapped = true;
    event.strategy = name;
    event.waiting = waiting;
    event.commit();
  }

  private static void contend(String name, Thread owner, String mode) {
    ContentionEvent event = new ContentionEvent();
    event.site = name;
    event.lockType = name;
    event.strategy = name;
    event.mode = mode;
    event.outcome = name;
    event.owner = owner;
    event.begin();
    event.commit();
  }
}
