package dev.locksmith.live;

import dev.locksmith.analysis.SiteLoad;
import dev.locksmith.remote.Target;
import dev.locksmith.remote.TargetException;
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

  private final SiteStream stream;
  private final long iterations;
  private long seen;

  private Live(SiteStream stream, long iterations) {
    this.stream = stream;
    this.iterations = iterations;
  }

  /**
   * Shows the sites of a JVM: on the terminal if there is one, else line by line. Interrupted by a
   * signal, it ends what it began in the JVM.
   *
   * @param target the JVM
   * @param interval how much time each picture covers; one second at least
   * @param iterations how many pictures are shown
   * @param out where lines go
   * @throws TargetException if the JVM cannot be watched
   */
  public static void show(Target target, Duration interval, long iterations, PrintWriter out)
      throws TargetException, IOException, InterruptedException {
    SiteStream stream = SiteStream.open(target, interval);
    Ending ending = new Ending(stream);
    try {
      Live live = new Live(stream, iterations);
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
    if (!stream.isAlive()) {
      out.println("process " + stream.pid() + " has ended");
    }
  }

  private boolean goesOn() {
    return seen < iterations && stream.isAlive();
  }

  private void print(PrintWriter out) throws InterruptedException {
    out.println("time    " + Row.head());
    out.flush();
    while (goesOn() && !out.checkError()) {
      List<SiteLoad> sites = stream.next(PATIENCE);
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
    View view = new View(stream.pid(), stream::move);
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
      List<SiteLoad> sites = stream.next(Duration.ZERO);
      if (sites != null) {
        seen++;
        view.show(sites);
      }
    }
  }
}
