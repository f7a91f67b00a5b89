package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import java.nio.file.Path;

/**
 * What {@code JAVA_TOOL_OPTIONS} says in a run: every JVM that the command starts reads it,
 * whatever script is in between.
 */
final class ToolOptions {
  static final String VARIABLE = "JAVA_TOOL_OPTIONS";

  /** How the names of files end of which each JVM makes one, as soon as it has read the options. */
  static final String JVM_LOG_ENDING = ".log";

  /**
   * Only what is read afterwards. Waits that are shorter than the threshold are only counted: a
   * lock that is taken a million times per second would be slowed down by the telling, and the
   * fastest lock the most.
   */
  private static final String EVENTS =
      "settings=none"
          + ",+dev.locksmith.LockContention#enabled=true"
          + ",+dev.locksmith.LockContention#stackTrace=false"
          + ",+dev.locksmith.LockContention#threshold=10us"
          + ",+dev.locksmith.LockSiteStatistics#enabled=true"
          + ",+jdk.GCPhasePause#enabled=true"
          + ",+jdk.GCPhasePause#threshold=0ms"
          + ",+jdk.DataLoss#enabled=true";

  private static final String LOG = "-Xlog:jfr+startup=error";

  private ToolOptions() {}

  /**
   * The value of the variable.
   *
   * @param before its value so far, or {@code null}
   * @param recordings the directory for the recordings, one for each JVM
   */
  static String of(Arm arm, Path agentJar, Path recordings, String before) {
    StringBuilder options = new StringBuilder(before == null ? "" : before + ' ');
    if (arm.settings() != null) {
      options.append(quoted(agent(arm, agentJar))).append(' ');
    }
    options.append(
        quoted("-XX:StartFlightRecording:filename=" + recordings + '/' + ",maxsize=4g," + EVENTS));
    options.append(' ').append(LOG);
    return options
        .append(' ')
        .append(quoted(LOG + ":file=\"" + recordings + "/jvm-%p" + JVM_LOG_ENDING + '"'))
        .toString();
  }

  /** The JVM option that brings the agent of an arm. */
  static String agent(Arm arm, Path agentJar) {
    return "-javaagent:" + agentJar + '=' + arm.settings() + ",strict=true,log=off";
  }

  /** The JVM takes an option in quotation marks of either kind as one. */
  private static String quoted(String option) {
    char mark = option.indexOf('\'') < 0 ? '\'' : '"';
    return mark + option + mark;
  }
}
