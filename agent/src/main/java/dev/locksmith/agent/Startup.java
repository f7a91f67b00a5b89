package dev.locksmith.agent;

import dev.locksmith.inject.Injector;
import java.lang.instrument.Instrumentation;

/**
 * Brings the agent up as far as it goes without the drop-ins: recognises what is to be left alone,
 * collects the settings, and injects the drop-ins. What refers to them comes after, in {@link
 * Swapping}.
 */
final class Startup extends Agent {
  private static final int BAD_USAGE = 2;

  /**
   * Has defined the watched drop-ins; {@code null} until then, since that can be done only once.
   */
  private static Injector injector;

  /** What swaps in this JVM; {@code null} until something does. */
  private static Swapping swapping;

  static {
    Agent.handOverTo(new Startup());
  }

  private Startup() {}

  @Override
  void start(String argument, Instrumentation instrumentation) {
    String tool = JdkTool.running();
    if (tool != null) {
      StderrLog.print("left alone: " + tool + " is a tool of the JDK");
      return;
    }
    Sources sources = Sources.read(argument, System.getProperties(), System.getenv());
    try {
      start(sources, instrumentation);
    } catch (BadSetting bad) {
      if ("true".equals(sources.value(Key.STRICT))) {
        StderrLog.print(bad.getMessage() + "; strict=true, so the JVM stops");
        Runtime.getRuntime().halt(BAD_USAGE);
      }
      StderrLog.print(bad.getMessage() + "; the application runs unswapped");
    }
  }

  @Override
  void attach(String argument, Instrumentation instrumentation) {
    String rest = Reply.open(argument);
    Sources sources = Sources.read(rest, System.getProperties(), System.getenv());
    boolean done = false;
    try {
      if (swapping == null) {
        done = startLate(sources, instrumentation);
      } else {
        command(sources);
        done = true;
      }
    } catch (BadSetting bad) {
      StderrLog.print(bad.getMessage() + "; nothing was changed");
    } finally {
      Reply.close(done);
    }
  }

  /** Says whether the agent runs now. */
  private static boolean start(Sources sources, Instrumentation instrumentation) throws BadSetting {
    if (sources.problem() != null) {
      throw sources.problem();
    }
    for (String variable : sources.ignoredVariables()) {
      StderrLog.print("environment variable " + variable + " is no setting, and is ignored");
    }
    sources.isTrue(Key.STRICT, false);
    if (!sources.isTrue(Key.ENABLED, true)) {
      StderrLog.print("left alone: " + sources.describe(Key.ENABLED));
      return false;
    }
    try {
      if (injector == null) {
        Injector opened = Injector.open(instrumentation);
        opened.injectWatched();
        injector = opened;
      }
      swapping = Swapping.start(Settings.of(sources), injector, instrumentation);
      return true;
    } catch (Exception | LinkageError failure) {
      if (failure instanceof BadSetting bad) {
        throw bad;
      }
      StderrLog.print("could not start, the application runs unswapped: " + failure);
      return false;
    }
  }

  private static boolean startLate(Sources sources, Instrumentation instrumentation)
      throws BadSetting {
    if (sources.problem() == null && !sources.isTrue(Key.ENABLED, true)) {
      StderrLog.print("nothing to stop: the agent does not run there");
      return false;
    }
    return start(sources, instrumentation);
  }

  private static void command(Sources sources) throws BadSetting {
    if (sources.problem() != null) {
      throw sources.problem();
    }
    if (sources.isTrue(Key.ENABLED, true)) {
      throw new BadSetting(
          swapping.isStopped()
              ? "Locksmith was stopped in this JVM and cannot start there again"
              : "the agent runs already and takes only enabled=false now");
    }
    swapping.stop();
  }
}
