package dev.locksmith.agent;

import dev.locksmith.event.jfr.JfrRecording;
import dev.locksmith.inject.Injector;
import dev.locksmith.rewrite.JdkClasses;
import dev.locksmith.rewrite.LockTransformer;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;

/** Starts to swap, once the watched drop-ins are in place. */
final class Swapping {
  private static final String JFR_MODULE = "jdk.jfr";

  private Swapping() {}

  /**
   * Starts to swap as the settings say.
   *
   * @throws IOException if the agent's jar cannot be read
   * @throws IllegalAccessException if the JVM refuses to define the tuned drop-ins
   * @throws UnmodifiableClassException if the JVM refuses to transform its own classes again
   */
  static void start(Settings settings, Injector injector, Instrumentation instrumentation)
      throws IOException, IllegalAccessException, UnmodifiableClassException {
    StderrLog log = new StderrLog(settings.log());
    if (settings.wantTuned()) {
      injector.injectTuned();
      TunedFamily.prepare(settings, instrumentation);
    }
    boolean recordable = ModuleLayer.boot().findModule(JFR_MODULE).isPresent();
    if (recordable) {
      JfrRecording.install();
    }
    if (settings.summary() != null) {
      SummaryAtExit.printTo(settings.summary());
    }
    instrumentation.addTransformer(new LockTransformer(settings, log), true);
    if (settings.coverJdkClasses()) {
      JdkClasses.retransformLoaded(instrumentation);
    }
    log.info(settings.describe() + (recordable ? "" : "; no events, since jdk.jfr is not there"));
  }
}
