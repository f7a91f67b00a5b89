package dev.locksmith.cli;

import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Option;

/** What {@code ab} wants to know of a service that runs already. */
final class LiveOptions {
  @Option(
      names = "--pid",
      paramLabel = "PID",
      description =
          "Instead of a command: move the locks of this JVM, which runs with the agent and padded,"
              + " optimistic or mcs, from arm to arm, a window each. In the end they wait as"
              + " before.")
  Long pid;

  @Option(
      names = "--window",
      paramLabel = "TIME",
      defaultValue = "10s",
      converter = DurationConverter.class,
      description = "With --pid: how long a window is counted (default: ${DEFAULT-VALUE}).")
  Duration window;

  @Option(
      names = "--settle",
      paramLabel = "TIME",
      defaultValue = "1s",
      converter = DurationConverter.class,
      description =
          "With --pid: how long nothing is counted after the locks were moved (default:"
              + " ${DEFAULT-VALUE}).")
  Duration settle;

  @Option(
      names = "--attribute",
      paramLabel = "BEAN/ATTRIBUTE[:rate|level][:higher|lower]",
      description =
          "With --pid: a number that JMX shows, as domain:type=X/Requests or, of a composite one,"
              + " java.lang:type=Memory/HeapMemoryUsage/used. Its growth per second counts, or its"
              + " level; if not told, whichever fits what it does in the first seconds. The first"
              + " one decides; without any, the lock wait does.")
  List<String> attributes = List.of();
}
