package dev.locksmith.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What it was measured on. */
final class Machine {
  private Machine() {}

  /** The processors, their name and number as far as the system tells. */
  static String processors() {
    return Runtime.getRuntime().availableProcessors() + " x " + model();
  }

  static String system() {
    return "%s %s, %s"
        .formatted(
            System.getProperty("os.name"),
            System.getProperty("os.version"),
            System.getProperty("os.arch"));
  }

  static String jvm() {
    return "%s %s (%s)"
        .formatted(
            System.getProperty("java.vm.name"),
            System.getProperty("java.runtime.version"),
            System.getProperty("java.vendor"));
  }

  private static String model() {
    try {
      return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).trim())
          .findFirst()
          .orElse("unknown processor");
    } catch (IOException noProc) {
      return "unknown processor";
    }
  }
}
