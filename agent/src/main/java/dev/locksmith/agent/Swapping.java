package dev.locksmith.agent;

import dev.locksmith.event.jfr.JfrRecording;
import dev.locksmith.rewrite.LockTransformer;
import java.lang.instrument.Instrumentation;

/** Starts to swap, once the drop-ins are in place. */
final class Swapping {
  private static final String JFR_MODULE = "jdk.jfr";

  private Swapping() {}

  static void start(Settings settings, Instrumentation instrumentation) {
    StderrLog log = new StderrLog(settings.log());
    boolean recordable = ModuleLayer.boot().findModule(JFR_MODULE).isPresent();
    if (recordable) {
      JfrRecording.install();
    }
    if (settings.summary() != null) {
      SummaryAtExit.printTo(settings.summary());
    }
    instrumentation.addTransformer(new LockTransformer(settings, log), true);
    log.info(settings.describe() + (recordable ? "" : "; no events, since jdk.jfr is not there"));
  }
}
