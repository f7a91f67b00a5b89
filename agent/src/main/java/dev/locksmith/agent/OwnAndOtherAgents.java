package dev.locksmith.agent;

/**
 * The classes whose code is never rewritten though they may sit on the class path: Locksmith's own
 * and those of other agents, which are not the application and may run inside of it at any point.
 */
final class OwnAndOtherAgents {
  private static final String[] PREFIXES = {
    "dev.locksmith.agent.",
    "dev.locksmith.analysis.",
    "dev.locksmith.cli.",
    "dev.locksmith.event.",
    "dev.locksmith.inject.",
    "dev.locksmith.management.",
    "dev.locksmith.rewrite.",
    "dev.locksmith.shaded.",
    "co.elastic.apm.agent.",
    "com.appdynamics.",
    "com.contrastsecurity.",
    "com.dynatrace.",
    "com.newrelic.",
    "datadog.trace.",
    "io.opentelemetry.javaagent.",
    "net.bytebuddy.",
    "org.apache.skywalking.apm.agent.",
    "org.jacoco.agent.",
  };

  private OwnAndOtherAgents() {}

  static boolean has(String className) {
    for (String prefix : PREFIXES) {
      if (className.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
