package dev.locksmith.agent;

import dev.locksmith.rewrite.JdkLockPatch;
import dev.locksmith.sync.SpinBudget;
import java.lang.instrument.Instrumentation;

/** What the tuned drop-ins need beyond being there. */
final class TunedFamily {
  private TunedFamily() {}

  static void prepare(Settings settings, Instrumentation instrumentation, StderrLog log) {
    if (settings.spinNanos() == Settings.UNSET) {
      MeasuredSpin.setLater(log);
    } else {
      SpinBudget.set(settings.spinNanos());
    }
    JdkLockPatch.patch(instrumentation);
  }
}
