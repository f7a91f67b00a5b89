package dev.locksmith.agent;

import dev.locksmith.rewrite.Choice;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.EnumMap;
import java.util.Map;

/** The settings, understood. */
final class Settings {
  /** How much is said on standard error. */
  enum LogLevel {
    /** Nothing but what went wrong. */
    OFF,
    /** One line. */
    INFO,
    /** Every decision. */
    DEBUG
  }

  /** No spin was given. */
  static final long UNSET = -1;

  private static final String OFF = "off";

  private final LogLevel log;
  private final String summary;
  private final Map<LockType, Strategy> strategies;
  private final NamePatterns include;
  private final NamePatterns exclude;
  private final Rules rules;
  private final long spinNanos;
  private final boolean jdkClasses;

  private Settings(Sources sources) throws BadSetting {
    log = readLog(sources);
    summary = readSummary(sources);
    strategies = readStrategies(sources);
    include = NamePatterns.parse(sources.value(Key.INCLUDE));
    exclude = NamePatterns.parse(sources.value(Key.EXCLUDE));
    rules = Rules.read(sources);
    jdkClasses = sources.isTrue(Key.JDK_CLASSES, false);
    spinNanos =
        sources.value(Key.SPIN) == null
            ? UNSET
            : Durations.parse(sources.value(Key.SPIN), sources.describe(Key.SPIN));
  }

  /**
   * Understands the settings.
   *
   * @throws BadSetting if one of them makes no sense
   */
  static Settings of(Sources sources) throws BadSetting {
    return new Settings(sources);
  }

  LogLevel log() {
    return log;
  }

  /** {@code stderr}, a file, or {@code null} for no summary. */
  String summary() {
    return summary;
  }

  /** The longest spin in nanoseconds, or {@link #UNSET}. */
  long spinNanos() {
    return spinNanos;
  }

  /** Whether some lock may get a strategy of Locksmith's own. */
  boolean wantTuned() {
    for (Strategy strategy : strategies.values()) {
      if (strategy.isTuned()) {
        return true;
      }
    }
    return rules.wantTuned();
  }

  /** See {@link StoppableSwaps}. */
  boolean coverJdkClasses() {
    return jdkClasses;
  }

  /** See {@link StoppableSwaps}. */
  String whyLeftOut(ClassLoader loader, String className) {
    if (OwnAndOtherAgents.has(className)) {
      return "it belongs to an agent";
    }
    String excluded = exclude.firstFor(loader, className);
    if (excluded != null) {
      return "the settings leave it out: exclude=" + excluded;
    }
    boolean isIncluded = include.isEmpty() || include.firstFor(loader, className) != null;
    return isIncluded ? null : "the settings leave it out: include= does not name it";
  }

  /** See {@link StoppableSwaps}. */
  Choice choose(ClassLoader loader, LockType type, String siteName) {
    Rules.Rule rule = rules.firstFor(loader, type, siteName);
    if (rule != null) {
      return new Choice(
          rule.strategy(), (rule.strategy() == null ? "off by " : "by ") + rule.origin());
    }
    Strategy strategy = strategies.get(type);
    return new Choice(strategy, strategy == null ? "the settings say off" : "by the settings");
  }

  /** What is swapped, for the one line at the start. */
  String describe() {
    StringBuilder text = new StringBuilder();
    for (LockType type : LockType.values()) {
      Strategy strategy = strategies.get(type);
      text.append(text.length() == 0 ? "" : ", ").append(type.label()).append('=');
      text.append(strategy == null ? OFF : strategy.label());
    }
    if (!rules.isEmpty()) {
      text.append(", ").append(rules.size()).append(rules.size() == 1 ? " rule" : " rules");
    }
    return text.toString();
  }

  private static Map<LockType, Strategy> readStrategies(Sources sources) throws BadSetting {
    Strategy general = Strategy.JDK;
    if (sources.value(Key.STRATEGY) != null) {
      general = parseStrategy(sources.value(Key.STRATEGY), sources.describe(Key.STRATEGY));
    }
    Map<LockType, Strategy> strategies = new EnumMap<>(LockType.class);
    for (LockType type : LockType.values()) {
      Key key = keyFor(type);
      String value = sources.value(key);
      Strategy own = value == null ? general : parseStrategy(value, sources.describe(key));
      if (own != null) {
        strategies.put(type, own);
      }
    }
    return strategies;
  }

  private static Key keyFor(LockType type) {
    // No switch: it would take a class of its own, to be loaded as every JVM starts.
    if (type == LockType.REENTRANT_LOCK) {
      return Key.REENTRANT_LOCK;
    }
    return type == LockType.READ_WRITE_LOCK ? Key.READ_WRITE_LOCK : Key.SEMAPHORE;
  }

  /**
   * The strategy of that name; {@code null} for {@code off}.
   *
   * @param origin where it comes from, for the message
   */
  static Strategy parseStrategy(String name, String origin) throws BadSetting {
    if (name.equals(OFF)) {
      return null;
    }
    Strategy strategy = Strategy.of(name);
    if (strategy == null) {
      throw new BadSetting(origin + ": no such strategy; use jdk, padded, optimistic, mcs or off");
    }
    return strategy;
  }

  private static String readSummary(Sources sources) throws BadSetting {
    String target = sources.value(Key.SUMMARY);
    if (target != null && !target.equals(SummaryAtExit.STDERR)) {
      try {
        SettingFile.toWrite(target);
      } catch (IOException | InvalidPathException e) {
        throw new BadSetting(
            sources.describe(Key.SUMMARY) + ": cannot be written: " + Causes.inWords(e));
      }
    }
    return target;
  }

  private static LogLevel readLog(Sources sources) throws BadSetting {
    String value = sources.value(Key.LOG);
    if (value == null) {
      return LogLevel.INFO;
    }
    return switch (value) {
      case OFF -> LogLevel.OFF;
      case "info" -> LogLevel.INFO;
      case "debug" -> LogLevel.DEBUG;
      default -> throw new BadSetting(sources.describe(Key.LOG) + ": use off, info or debug");
    };
  }
}
