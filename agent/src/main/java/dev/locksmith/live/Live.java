package dev.locksmith.live;

import dev.locksmith.analysis.SiteLoad;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jline.utils.NonBlockingReader;

/** Watches a JVM until the user leaves, it ends, or it was looked at often enough. */
public final class Live {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);
  private static final Duration PATIENCE = Duration.ofMillis(500);
  private static final long KEY_MILLIS = 100;
  private static final int LINE_WIDTH = 160;

  private final Target target;
  private final long iterations;
  private long seen;

  private Live(Target target, long iterations) {
    this.target = target;
    this.iterations = iterations;
  }

  /**
   * Shows the sites of a JVM: on the terminal if there is one, else line by line. Interrupted by a
   * signal, it ends what it began in the JVM.
   *
   * @param pid a process that is there
   * @param interval how much time each picture covers; one second at least
   * @param iterations how many pictures are shown
   * @param out where lines go
   * @throws LiveFailed if the JVM cannot be watched
   */
  public static void show(long pid, Duration interval, long iterations, PrintWriter out)
      throws LiveFailed, IOException, InterruptedException {
    Target target = Target.connect(pid, interval);
    Ending ending = new Ending(target);
    try {
      Live live = new Live(target, iterations);
      Screen screen = Screen.open();
      if (screen == null) {
        live.print(out);
      } else {
        ending.add(screen);
        live.draw(screen);
      }
    } finally {
      ending.close();
    }
    if (!target.isAlive()) {
      out.println("process " + pid + " has ended");
    }
  }

  private boolean goesOn() {
    return seen < iterations && target.isAlive();
  }

  private void print(PrintWriter out) throws InterruptedException {
    out.println("time    " + Row.head());
    out.flush();
    while (goesOn() && !out.checkError()) {
      List<SiteLoad> sites = target.next(PATIENCE);
      if (sites != null) {
        seen++;
        String time = TIME.format(LocalTime.now(ZoneId.systemDefault()));
        if (sites.isEmpty()) {
          out.println(time + "  nobody waited");
        }
        sites.stream()
            .sorted(Order.WAIT.comparator())
            .forEach(site -> out.println(time + Row.of(site, LINE_WIDTH - time.length())));
      }
    }
  }

  private void draw(Screen screen) throws IOException, InterruptedException {
    View view = new View(target.pid(), target::move);
    boolean stays = true;
    List<String> drawn = List.of();
    while (stays && goesOn()) {
      List<String> lines = view.lines(screen.width(), screen.height());
      if (!lines.equals(drawn)) {
        screen.draw(lines);
        drawn = lines;
      }
      int key = screen.key(KEY_MILLIS);
      if (key == NonBlockingReader.EOF) {
        return;
      }
      stays = key == NonBlockingReader.READ_EXPIRED || view.press(key);
      List<SiteLoad> sites = target.next(Duration.ZERO);
      if (sites != null) {
        seen++;
        view.show(sites);
      }
    }
  }
}
