package dev.locksmith.agent;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Prints the most contended sites when the application ends. */
final class SummaryAtExit extends Thread {
  /** The target that is no file. */
  static final String STDERR = "stderr";

  private static final int MOST_SITES = 20;
  private static final double NANOS_PER_MILLI = 1e6;

  private final String target;

  private SummaryAtExit(String target) {
    super("locksmith-summary");
    this.target = target;
  }

  /** Has a summary printed to {@code stderr}, or to the file of that name, when the JVM ends. */
  static void printTo(String target) {
    Runtime.getRuntime().addShutdownHook(new SummaryAtExit(target));
  }

  @Override
  public void run() {
    try {
      if (target.equals(STDERR)) {
        System.err.print(text());
      } else {
        Files.writeString(SettingFile.toWrite(target), text());
      }
    } catch (IOException | InvalidPathException e) {
      StderrLog.print("summary=" + target + ": could not be written: " + Causes.inWords(e));
    } catch (RuntimeException | Error failure) {
      StderrLog.print("summary=" + target + ": could not be written: " + failure);
    }
  }

  private static String text() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    List<LockSite> sites = new ArrayList<>(LockSites.all());
    sites.removeIf(site -> site.contended() == 0 && site.waiting() == 0);
    sites.sort(Comparator.comparingLong(LockSite::waitNanos).reversed());
    out.printf(
        Locale.ROOT,
        "[locksmith] sites swapped: %d, contended: %d; waits in ms%n",
        LockSites.all().size(),
        sites.size());
    if (!sites.isEmpty()) {
      out.printf("%12s %12s %12s  %s%n", "contended", "total", "longest", "site");
    }
    for (LockSite site : sites.subList(0, Math.min(MOST_SITES, sites.size()))) {
      out.printf(
          Locale.ROOT,
          "%12d %12.3f %12.3f  %s%s%n",
          site.contended(),
          site.waitNanos() / NANOS_PER_MILLI,
          site.longestWaitNanos() / NANOS_PER_MILLI,
          site,
          site.waiting() == 0 ? "" : ", " + site.waiting() + " still waiting");
    }
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
