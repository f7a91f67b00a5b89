package dev.locksmith.ab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A variable in the environment of a program, which all that it starts inherit: it finds those
 * whose parents have ended. Linux shows it; elsewhere only descendants are found.
 */
final class RunMark {
  /** Not with the prefix of the agent's settings. */
  private static final String VARIABLE = "_LOCKSMITH_RUN";

  private final String value = UUID.randomUUID().toString();

  /** Puts it into the environment of a program that is to be started. */
  void addTo(Map<String, String> environment) {
    environment.put(VARIABLE, value);
  }

  /** The processes that bear it. */
  List<ProcessHandle> bearers() {
    return ProcessHandle.allProcesses().filter(this::isOn).toList();
  }

  private boolean isOn(ProcessHandle process) {
    try {
      byte[] environment = Files.readAllBytes(Path.of("/proc/" + process.pid() + "/environ"));
      return new String(environment, StandardCharsets.ISO_8859_1).contains(VARIABLE + '=' + value);
    } catch (IOException endedOrOfOthersOrNotLinux) {
      return false;
    }
  }
}
