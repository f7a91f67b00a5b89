package dev.locksmith.agent;

import java.util.ArrayList;
import java.util.List;

/**
 * Patterns for classes, over their names or their loaders, in which {@code *} stands for any
 * characters, none included.
 */
final class NamePatterns {
  private final List<String> patterns;

  private NamePatterns(List<String> patterns) {
    this.patterns = patterns;
  }

  /**
   * Patterns from a list.
   *
   * @param list joined with {@code :}; {@code null} for none. Those that begin with {@code loader=}
   *     are for loaders
   */
  static NamePatterns parse(String list) {
    List<String> patterns = new ArrayList<>();
    int start = 0;
    while (list != null && start <= list.length()) {
      int colon = list.indexOf(':', start);
      int end = colon < 0 ? list.length() : colon;
      if (end > start) {
        patterns.add(list.substring(start, end));
      }
      start = end + 1;
    }
    return new NamePatterns(patterns);
  }

  boolean isEmpty() {
    return patterns.isEmpty();
  }

  /** The first of the patterns that matches the whole name, or the loader; else {@code null}. */
  String firstFor(ClassLoader loader, String name) {
    for (String pattern : patterns) {
      if (pattern.startsWith(LoaderPattern.PREFIX)
          ? LoaderPattern.matches(pattern.substring(LoaderPattern.PREFIX.length()), loader)
          : matches(pattern, name)) {
        return pattern;
      }
    }
    return null;
  }

  /** Whether the pattern matches the whole name. Greedy with one step back: linear in practice. */
  static boolean matches(String pattern, String name) {
    int p = 0;
    int n = 0;
    int star = -1;
    int resume = 0;
    while (n < name.length()) {
      if (p < pattern.length() && pattern.charAt(p) == '*') {
        star = p++;
        resume = n;
      } else if (p < pattern.length() && pattern.charAt(p) == name.charAt(n)) {
        p++;
        n++;
      } else if (star >= 0) {
        p = star + 1;
        n = ++resume;
      } else {
        return false;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') {
      p++;
    }
    return p == pattern.length();
  }
}
