package dev.locksmith.agent;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * Where settings come from. The first that names a key wins: agent argument, system property,
 * environment, file.
 */
final class Sources {
  private static final String PROPERTY_PREFIX = "locksmith.";
  private static final String VARIABLE_PREFIX = "LOCKSMITH_";

  private final Map<Key, String> values = new EnumMap<>(Key.class);
  private final Map<Key, String> origins = new EnumMap<>(Key.class);

  private final List<String> ignored = new ArrayList<>();
  private BadSetting problem;

  private Sources() {}

  /**
   * Reads all sources. A problem is kept, not thrown: another source may say how to deal with it.
   *
   * @param argument the agent argument, {@code key=value,key=value...}; may be {@code null}
   * @param properties the system properties
   * @param environment the environment
   */
  static Sources read(String argument, Properties properties, Map<String, String> environment) {
    Sources sources = new Sources();
    sources.readArgument(argument);
    sources.readProperties(properties);
    sources.readEnvironment(environment);
    sources.readFile(sources.value(Key.CONFIG));
    return sources;
  }

  /**
   * Environment variables that begin like ours but are none. They are no problem: whoever runs a
   * service of our name in a cluster gets some.
   */
  List<String> ignoredVariables() {
    return ignored;
  }

  /** The first problem met; {@code null} if there was none. */
  BadSetting problem() {
    return problem;
  }

  private void keep(String message) {
    if (problem == null) {
      problem = new BadSetting(message);
    }
  }

  /** The value of the key, or {@code null} if no source names it. */
  String value(Key key) {
    return values.get(key);
  }

  /**
   * The value of a setting that is true or false.
   *
   * @throws BadSetting if it is neither
   */
  boolean isTrue(Key key, boolean otherwise) throws BadSetting {
    String value = values.get(key);
    if (value == null) {
      return otherwise;
    }
    return switch (value) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new BadSetting(describe(key) + ": use true or false");
    };
  }

  /** The key with the place that it comes from, for a message. */
  String describe(Key key) {
    return origins.get(key) + key.text() + "=" + values.get(key);
  }

  private void readArgument(String argument) {
    if (argument == null || argument.isEmpty()) {
      return;
    }
    int start = 0;
    while (start <= argument.length()) {
      int comma = argument.indexOf(',', start);
      int end = comma < 0 ? argument.length() : comma;
      String item = argument.substring(start, end);
      int equals = item.indexOf('=');
      if (equals < 0) {
        keep("agent argument '" + item + "': write it as key=value");
      } else {
        put(item.substring(0, equals), item.substring(equals + 1), "agent argument ");
      }
      start = end + 1;
    }
  }

  private void readProperties(Properties properties) {
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(PROPERTY_PREFIX)) {
        String key = name.substring(PROPERTY_PREFIX.length());
        put(key, properties.getProperty(name), "system property " + PROPERTY_PREFIX);
      }
    }
  }

  private void readEnvironment(Map<String, String> environment) {
    for (Map.Entry<String, String> variable : environment.entrySet()) {
      if (variable.getKey().startsWith(VARIABLE_PREFIX)) {
        Key key = keyOf(variable.getKey());
        if (key == null) {
          ignored.add(variable.getKey());
        } else {
          put(key.text(), variable.getValue(), "environment variable " + variable.getKey() + ": ");
        }
      }
    }
  }

  private static Key keyOf(String variable) {
    for (Key key : Key.values()) {
      if (key.variable().equals(variable)) {
        return key;
      }
    }
    return null;
  }

  private void readFile(String file) {
    if (file == null) {
      return;
    }
    Properties properties = new Properties();
    try {
      SettingFile.load(file, properties);
    } catch (IOException | IllegalArgumentException e) {
      keep(describe(Key.CONFIG) + ": cannot be read: " + Causes.inWords(e));
    }
    for (String name : properties.stringPropertyNames()) {
      if (name.equals(Key.CONFIG.text())) {
        keep("file " + file + ": it cannot name another with config=; use one file");
      } else {
        put(name, properties.getProperty(name).trim(), "file " + file + " ");
      }
    }
  }

  private void put(String name, String value, String origin) {
    Key key = Key.of(name);
    if (key == null) {
      keep(origin + name + "=" + value + ": no such setting; there are " + Key.all());
    } else if (values.putIfAbsent(key, value) == null) {
      origins.put(key, origin);
    } else if (origin.equals(origins.get(key))) {
      keep(origin + name + ": is given twice; give it once");
    }
  }
}
