package dev.locksmith.agent;

import java.util.Locale;

/** The settings, each a documented constant. */
enum Key {
  /** How all types wait: a strategy's name. */
  STRATEGY("strategy"),
  /** The strategy of {@code ReentrantLock} alone, or {@code off}. */
  REENTRANT_LOCK("reentrantLock"),
  /** The strategy of {@code ReentrantReadWriteLock} alone, or {@code off}. */
  READ_WRITE_LOCK("readWriteLock"),
  /** The strategy of {@code Semaphore} alone, or {@code off}. */
  SEMAPHORE("semaphore"),
  /** Class-name patterns whose code is rewritten. */
  INCLUDE("include"),
  /** Class-name patterns whose code is left alone; wins over {@link #INCLUDE}. */
  EXCLUDE("exclude"),
  /** Whether locks inside of {@code java.util.concurrent} are swapped too. */
  JDK_CLASSES("jdkClasses"),
  /** The file of rules per site. */
  RULES("rules"),
  /** The longest spin before parking. */
  SPIN("spin"),
  /** Whether the agent does anything. */
  ENABLED("enabled"),
  /** Whether a bad setting stops the JVM. */
  STRICT("strict"),
  /** Where the most contended sites are printed at exit. */
  SUMMARY("summary"),
  /** How much is said on standard error. */
  LOG("log"),
  /** A properties file with more settings. */
  CONFIG("config");

  private final String text;

  Key(String text) {
    this.text = text;
  }

  /** The key as users write it. */
  String text() {
    return text;
  }

  /** The name of the system property. */
  String property() {
    return "locksmith." + text;
  }

  /** The name of the environment variable. */
  String variable() {
    return "LOCKSMITH_" + text.toUpperCase(Locale.ROOT);
  }

  /** The key of that text, or {@code null} if there is none. */
  static Key of(String text) {
    for (Key key : values()) {
      if (key.text.equals(text)) {
        return key;
      }
    }
    return null;
  }

  /** All keys, for a message. */
  static String all() {
    StringBuilder all = new StringBuilder();
    for (Key key : values()) {
      all.append(all.length() == 0 ? "" : ", ").append(key.text);
    }
    return all.toString();
  }
}
