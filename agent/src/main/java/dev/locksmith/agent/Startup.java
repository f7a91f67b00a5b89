package dev.locksmith.agent;

import dev.locksmith.inject.Injector;
import java.lang.instrument.Instrumentation;

/**
 * Brings the agent up as far as it goes without the drop-ins: recognises what is to be left alone,
 * collects the settings, and injects the drop-ins. What refers to them comes after, in {@link
 * Swapping}.
 */
public final class Startup {
  private static final int BAD_USAGE = 2;

  private Startup() {}

  /**
   * Starts the agent. Called once, by {@link Agent}.
   *
   * @param argument the agent argument; may be {@code null}
   */
  public static void start(String argument, Instrumentation instrumentation) {
    String tool = JdkTool.running();
    if (tool != null) {
      StderrLog.print("left alone: " + tool + " is a tool of the JDK");
      return;
    }
    Sources sources = Sources.read(argument, System.getProperties(), System.getenv());
    try {
      if (sources.problem() != null) {
        throw sources.problem();
      }
      sources.isTrue(Key.STRICT, false);
      if (!sources.isTrue(Key.ENABLED, true)) {
        StderrLog.print("left alone: " + sources.describe(Key.ENABLED));
        return;
      }
      Injector injector = Injector.open(instrumentation);
      injector.injectWatched();
      Swapping.start(Settings.of(sources), injector, instrumentation);
    } catch (BadSetting bad) {
      refuse(bad, sources);
    } catch (Exception | LinkageError failure) {
      StderrLog.print("could not start, the application runs unswapped: " + failure);
    }
  }

  private static void refuse(BadSetting bad, Sources sources) {
    if ("true".equals(sources.value(Key.STRICT))) {
      StderrLog.print(bad.getMessage() + "; strict=true, so the JVM stops");
      Runtime.getRuntime().halt(BAD_USAGE);
    }
    StderrLog.print(bad.getMessage() + "; the application runs unswapped");
  }
}
