package dev.locksmith.agent;

import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The rules per site: lines of {@code site-pattern [type] [loader=pattern] strategy}, of which the
 * first that matches counts.
 */
final class Rules {
  /** What some editors put before the first line. */
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private static final String FORM = ": write it as site-pattern [type] [loader=pattern] strategy";

  private final List<Rule> rules;

  private Rules(List<Rule> rules) {
    this.rules = rules;
  }

  /**
   * One line.
   *
   * @param pattern over site names
   * @param type the type that it is for, or {@code null} for all
   * @param loaderPattern over the loaders of the code, or {@code null} for all
   * @param strategy how to wait, or {@code null} for {@code off}
   * @param origin the file and line
   */
  record Rule(
      String pattern, LockType type, String loaderPattern, Strategy strategy, String origin) {
    boolean matches(ClassLoader loader, LockType lockType, String site) {
      return (type == null || type == lockType)
          && NamePatterns.matches(pattern, site)
          && (loaderPattern == null || LoaderPattern.matches(loaderPattern, loader));
    }
  }

  /** The rules of the file that the settings name; none if they name none. */
  static Rules read(Sources sources) throws BadSetting {
    String file = sources.value(Key.RULES);
    if (file == null) {
      return new Rules(List.of());
    }
    List<String> lines;
    try {
      lines = Files.readAllLines(SettingFile.toRead(file));
    } catch (IOException | InvalidPathException e) {
      throw new BadSetting(sources.describe(Key.RULES) + ": cannot be read: " + Causes.inWords(e));
    }
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = i == 0 ? lines.get(i).replace(BYTE_ORDER_MARK, "") : lines.get(i);
      Rule rule = parse(line, file + " line " + (i + 1));
      if (rule != null) {
        rules.add(rule);
      }
    }
    return new Rules(rules);
  }

  private static Rule parse(String line, String origin) throws BadSetting {
    int comment = line.indexOf('#');
    StringTokenizer words = new StringTokenizer(comment < 0 ? line : line.substring(0, comment));
    if (!words.hasMoreTokens()) {
      return null;
    }
    String pattern = words.nextToken();
    LockType type = null;
    String loader = null;
    while (words.countTokens() > 1) {
      String word = words.nextToken();
      if (loader == null && word.startsWith(LoaderPattern.PREFIX)) {
        loader = word.substring(LoaderPattern.PREFIX.length());
      } else if (type == null) {
        type = parseType(word, origin);
      } else {
        throw new BadSetting(origin + FORM);
      }
    }
    boolean isPattern = !pattern.startsWith(LoaderPattern.PREFIX);
    boolean isEmptyLoader = loader != null && loader.isEmpty();
    if (!isPattern || isEmptyLoader || !words.hasMoreTokens()) {
      throw new BadSetting(origin + FORM);
    }
    Strategy strategy = Settings.parseStrategy(words.nextToken(), origin);
    return new Rule(pattern, type, loader, strategy, origin);
  }

  private static LockType parseType(String text, String origin) throws BadSetting {
    for (LockType type : LockType.values()) {
      if (type.label().equals(text)) {
        return type;
      }
    }
    throw new BadSetting(
        origin
            + ": "
            + text
            + " is no type; use ReentrantLock, ReentrantReadWriteLock or Semaphore");
  }

  /** The first rule that matches, or {@code null}. */
  Rule firstFor(ClassLoader loader, LockType type, String site) {
    for (Rule rule : rules) {
      if (rule.matches(loader, type, site)) {
        return rule;
      }
    }
    return null;
  }

  /** Whether some rule asks for a strategy of Locksmith's own. */
  boolean wantTuned() {
    for (Rule rule : rules) {
      if (rule.strategy() != null && rule.strategy().isTuned()) {
        return true;
      }
    }
    return false;
  }

  boolean isEmpty() {
    return rules.isEmpty();
  }

  int size() {
    return rules.size();
  }
}
