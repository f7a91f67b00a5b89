package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.page.Browser;
import dev.locksmith.page.Page;
import dev.locksmith.page.ReportNumbers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a report, as a browser shows it. */
class ReportPageTest {
  private static final String NASTY =
      "</script><img src=x onerror=\"document.documentElement.dataset.harm=1\">"
          + "<b>\u001b[31m\u202e&amp;";

  @TempDir Path dir;

  @Test
  void numbersAreThoseOfTheJson() throws Exception {
    String json = report(this::varied);

    ReportNumbers numbers = ReportNumbers.of(json);
    assertEquals(3 * 6, numbers.ofSites().size());
    numbers.assertShown(Browser.open(Page.report(json), dir));
  }

  @Test
  void everyPartIsDrawn() throws Exception {
    Browser browser = Browser.open(Page.report(report(this::varied)), dir);

    for (String chart :
        List.of(
            "Threads waiting over time",
            "The longest waits over time",
            "Waits of the site by their length",
            "The wait, spinning and parked",
            "Who waited behind whom",
            "Flame graph of the stacks that waited")) {
      assertTrue(browser.dom().contains("aria-label=\"" + chart + "\""), chart);
    }
    assertTrue(browser.dom().contains("Left alone: 1 place"));
    assertTrue(browser.dom().contains("Still waited for as the recording ended: 1"));
    assertTrue(browser.dom().contains("3 threads"));
  }

  @Test
  void namesAreShownAsTextAlone() throws Exception {
    String json =
        report(
            () -> {
              new Waits().add(1, event -> event.site = NASTY);
              new Waits().add(1, event -> event.strategy = NASTY);
              new Waits().add(1, event -> event.mode = NASTY);
              new Waits().add(1, event -> event.outcome = NASTY);
              new Waits().add(1, event -> event.ownerName = NASTY);
              Recorded.onThread(NASTY, Recorded::contend);
              SwapEvent.swapped(NASTY, 1, 1);
              SwapEvent.leftAlone(NASTY, NASTY, NASTY);
            });

    Browser browser = Browser.open(Page.report(json), dir);

    assertTrue(browser.isDrawn(), browser.dom());
    String dom = browser.dom();
    assertFalse(dom.contains("data-harm"), dom);
    assertFalse(dom.contains("<img"), dom);
    assertFalse(dom.contains("<b>\\x"), dom);
    assertTrue(dom.chars().noneMatch(character -> character == 0x1b || character == 0x202e), dom);
    assertTrue(dom.contains("&lt;b&gt;\\x1b[31m\\x202e&amp;amp;"), dom);
  }

  @Test
  void aRecordingWithoutContentionHasAPageToo() throws Exception {
    String json = report(() -> SwapEvent.swapped("com.acme.Quiet.lock", 1));

    Browser browser = Browser.open(Page.report(json), dir);

    assertTrue(browser.isDrawn(), browser.dom());
    assertEquals(0, browser.value("contended"));
    assertTrue(browser.dom().contains("com.acme.Quiet.lock (ReentrantLock, jdk)"));
  }

  private String report(Recorded.Activity activity) throws Exception {
    return LockReport.of(List.of(Recorded.to(dir.resolve("a.jfr"), activity))).json();
  }

  private void varied() throws Exception {
    Waits waits = new Waits();
    for (int i = 0; i < 12; i++) {
      int turn = i;
      waits.add(
          turn,
          event -> {
            event.site = "com.acme.Pool" + turn % 3 + ".lock";
            event.strategy = "optimistic";
            event.ownerName = "worker-" + turn;
            event.parks = turn % 3 - 1;
            event.spinTime = event.parks >= 0 ? 1_000L * turn : 0;
          });
    }
    SwapEvent.leftAlone("com.acme.B.lock", "Semaphore", "is excluded");
    SwapEvent.swapped("com.acme.Hung.lock", 1, 3);
  }
}
