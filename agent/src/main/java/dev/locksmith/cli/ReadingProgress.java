package dev.locksmith.cli;

import dev.locksmith.analysis.Printable;
import dev.locksmith.analysis.ReadingListener;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Tells on one line of a terminal how far the reading of recordings has come. */
final class ReadingProgress implements ReadingListener, AutoCloseable {
  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");
  private static final long STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final String TO_BEGINNING_AND_CLEAR = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean isTerminal;
  private long next = System.nanoTime() + STEP_NANOS;
  private boolean isShown;

  private ReadingProgress(PrintWriter err, boolean isTerminal) {
    this.err = err;
    this.isTerminal = isTerminal;
  }

  /** Tells nothing where standard error is no terminal, or where that cannot be known. */
  static ReadingProgress on(PrintWriter err) {
    return on(err, isTerminal());
  }

  static ReadingProgress on(PrintWriter err, boolean isTerminal) {
    return new ReadingProgress(err, isTerminal);
  }

  private static boolean isTerminal() {
    try {
      String target = Files.readSymbolicLink(STANDARD_ERROR).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  @Override
  public void read(Path file, double part, long events) {
    if (!isTerminal || System.nanoTime() - next < 0) {
      return;
    }
    next = System.nanoTime() + STEP_NANOS;
    isShown = true;
    err.print(
        TO_BEGINNING_AND_CLEAR
            + String.format(
                Locale.ROOT,
                "reading %s: %.0f%%, %,d events",
                Printable.of(String.valueOf(file.getFileName())),
                100 * part,
                events));
    err.flush();
  }

  /** Takes the line away. */
  @Override
  public void close() {
    if (isShown) {
      err.print(TO_BEGINNING_AND_CLEAR);
      err.flush();
    }
  }
}
