package dev.locksmith.agent;

import dev.locksmith.rewrite.RewriteLog;
import dev.locksmith.site.LeftAlone;
import java.util.HashSet;
import java.util.Set;

/** Says on standard error what the user asked to read. */
final class StderrLog implements RewriteLog {
  private static final int LONGEST = 1000;

  /** Past so many different reasons only the events tell more. */
  private static final int MOST_REASONS = 100;

  private final Settings.LogLevel level;
  private final Set<String> failures = new HashSet<>();

  StderrLog(Settings.LogLevel level) {
    this.level = level;
  }

  void info(String message) {
    if (level != Settings.LogLevel.OFF) {
      print(message);
    }
  }

  @Override
  public void rewritten(String className) {
    debug("rewrote " + className);
  }

  @Override
  public void swapped(String site) {
    debug("swapped " + site);
  }

  @Override
  public void leftAlone(LeftAlone leftAlone) {
    debug("left alone " + leftAlone.place() + ": " + leftAlone.reason());
  }

  /** A reason that many classes share, such as a jar that is gone, does not fill the screen. */
  @Override
  public void failed(LeftAlone leftAlone) {
    String line = "left alone " + leftAlone.place() + ": " + leftAlone.reason();
    if (isNews(leftAlone.reason())) {
      print(line);
    } else {
      debug(line);
    }
  }

  private boolean isNews(String reason) {
    synchronized (failures) {
      return failures.size() < MOST_REASONS && failures.add(reason);
    }
  }

  @Override
  public void notRetransformed(String className, Throwable failure) {
    print("left alone " + className + ", which is loaded already: " + failure);
  }

  void debug(String message) {
    if (level == Settings.LogLevel.DEBUG) {
      print(message);
    }
  }

  /** Prints a line whatever the level: what went wrong is never kept back. */
  static void print(String message) {
    String line = oneLine(message);
    System.err.println("[locksmith] " + line);
    Reply.add(line);
  }

  /** The message without what would end the line or fill the screen: it may quote any input. */
  private static String oneLine(String message) {
    int length = Math.min(message.length(), LONGEST);
    StringBuilder line = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      char c = message.charAt(i);
      line.append(Character.isISOControl(c) ? '?' : c);
    }
    return length < message.length() ? line.append("...").toString() : line.toString();
  }
}
