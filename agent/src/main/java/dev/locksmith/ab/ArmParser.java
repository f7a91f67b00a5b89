package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Role;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads arms as users write them: a strategy, {@code off}, or settings of the agent, joined by
 * {@code +}: {@code optimistic+spin=10us}, {@code rules=my-rules.txt+jdkClasses=true}.
 */
final class ArmParser {
  private static final Set<String> STRATEGIES = Set.of("jdk", "padded", "optimistic", "mcs");

  /** Without the agent. */
  private static final String OFF = "off";

  private static final Set<String> FILES = Set.of("rules", "config");

  private static final Set<String> OWN = Set.of("strict", "log");

  /** A {@code +} before a key; another may be part of a file's name. */
  private static final Pattern JOINT = Pattern.compile("\\+(?=[A-Za-z]+=)");

  private ArmParser() {}

  /**
   * The arms of that text, the first one's A/A control last. An arm that is named again is an arm
   * of its own.
   *
   * @param text at least two arms, separated by commas
   */
  static List<Arm> parse(String text) throws BadRequest {
    List<Arm> arms = new ArrayList<>();
    for (String word : text.split(",", -1)) {
      String settings = settings(word.strip());
      Role role = arms.isEmpty() ? Role.BASELINE : Role.CANDIDATE;
      arms.add(new Arm(unique(word.strip(), arms), role, settings));
    }
    if (arms.size() < 2) {
      throw new BadRequest("--arms needs at least two arms, such as jdk,optimistic");
    }
    Arm first = arms.get(0);
    arms.add(new Arm(first.name() + " (A/A)", Role.CONTROL, first.settings()));
    return arms;
  }

  /** Whether the arm is a strategy and nothing else, which the agent always takes. */
  static boolean isStrategyAlone(Arm arm) {
    return STRATEGIES.contains(arm.name().replaceFirst(" .*", ""));
  }

  private static String unique(String name, List<Arm> arms) {
    long before =
        arms.stream().filter(arm -> arm.name().replaceFirst(" #\\d+$", "").equals(name)).count();
    return before == 0 ? name : name + " #" + (before + 1);
  }

  private static String settings(String arm) throws BadRequest {
    if (arm.equals(OFF)) {
      return null;
    }
    List<String> settings = new ArrayList<>();
    for (String part : JOINT.split(arm, -1)) {
      settings.add(setting(part, arm));
    }
    return String.join(",", settings);
  }

  private static String setting(String part, String arm) throws BadRequest {
    if (STRATEGIES.contains(part)) {
      return "strategy=" + part;
    }
    int equals = part.indexOf('=');
    if (equals < 1) {
      throw new BadRequest(
          "'"
              + arm
              + "' is no arm: use jdk, padded, optimistic, mcs, off (without the agent), rules=FILE,"
              + " or settings joined by +, as optimistic+spin=10us");
    }
    String key = part.substring(0, equals);
    if (OWN.contains(key)) {
      throw new BadRequest(arm + ": leave out " + key + ", which ab sets itself");
    }
    if (!FILES.contains(key)) {
      return part;
    }
    Path file = Path.of(part.substring(equals + 1)).toAbsolutePath();
    if (!Files.isReadable(file)) {
      throw new BadRequest(arm + ": there is no file " + file + " that can be read");
    }
    return key + '=' + file;
  }
}
