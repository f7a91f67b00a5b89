package dev.locksmith.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What an attached agent says, for the command that attached it, which reads it from a file that it
 * names in front of the agent argument. Only one attach is under way at a time.
 */
final class Reply {
  private static final String PREFIX = "reply=";

  private static String file;
  private static List<String> lines = List.of();

  private Reply() {}

  /**
   * Begins to collect what is said, if the argument begins with the file for it.
   *
   * @return the rest of the argument
   */
  static synchronized String open(String argument) {
    if (argument == null || !argument.startsWith(PREFIX)) {
      return argument;
    }
    int comma = argument.indexOf(',');
    int end = comma < 0 ? argument.length() : comma;
    file = argument.substring(PREFIX.length(), end);
    lines = new ArrayList<>();
    return comma < 0 ? null : argument.substring(comma + 1);
  }

  /** Adds a line, if somebody waits for it. */
  static synchronized void add(String line) {
    if (file != null) {
      lines.add(line);
    }
  }

  /** Hands over what was said, after a line that tells whether it was done. */
  static synchronized void close(boolean done) {
    if (file == null) {
      return;
    }
    try {
      lines.add(0, done ? "done" : "failed");
      Files.write(Path.of(file), lines);
    } catch (IOException | RuntimeException gone) {
      // Nobody waits for it any more; standard error has it all.
    }
    file = null;
    lines = List.of();
  }
}
