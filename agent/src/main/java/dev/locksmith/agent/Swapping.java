package dev.locksmith.agent;

import dev.locksmith.event.jfr.JfrRecording;
import dev.locksmith.inject.Injector;
import dev.locksmith.inject.RewriterClasses;
import dev.locksmith.management.Host;
import dev.locksmith.management.PlatformServer;
import dev.locksmith.rewrite.LoadedClasses;
import dev.locksmith.rewrite.LockTransformer;
import dev.locksmith.site.LockSites;
import java.io.IOException;
import java.lang.instrument.Instrumentation;

/** Swaps, once the watched drop-ins are in place, until it is stopped. */
final class Swapping implements Host {
  private static final String JFR_MODULE = "jdk.jfr";

  private final Settings settings;
  private final StoppableSwaps swaps;
  private final LoadedClasses loadedClasses;
  private final StderrLog log;
  private final boolean recordable;

  private Swapping(
      Settings settings,
      StoppableSwaps swaps,
      LoadedClasses loadedClasses,
      StderrLog log,
      boolean recordable) {
    this.log = log;
    this.recordable = recordable;
    this.settings = settings;
    this.swaps = swaps;
    this.loadedClasses = loadedClasses;
  }

  /**
   * Starts to swap as the settings say.
   *
   * @throws IOException if the agent's jar cannot be read
   * @throws IllegalAccessException if the JVM refuses to define the tuned drop-ins
   */
  static Swapping start(Settings settings, Injector injector, Instrumentation instrumentation)
      throws IOException, IllegalAccessException {
    StderrLog log = new StderrLog(settings.log());
    if (settings.wantTuned()) {
      injector.injectTuned();
      TunedFamily.prepare(settings, instrumentation, log);
    }
    boolean recordable = ModuleLayer.boot().findModule(JFR_MODULE).isPresent();
    if (settings.summary() != null) {
      SummaryAtExit.printTo(settings.summary());
    }
    StoppableSwaps swaps = new StoppableSwaps(settings);
    if (recordable) {
      new RecorderStart(injector).await(instrumentation);
    }
    instrumentation.addTransformer(
        new LockTransformer(swaps, log, new RewriterClasses(injector)), true);
    LoadedClasses loadedClasses = new LoadedClasses(instrumentation, log);
    Swapping swapping = new Swapping(settings, swaps, loadedClasses, log, recordable);
    swapping.transformLoadedClasses();
    swapping.awaitServer(instrumentation, injector);
    log.info(swapping.describe());
    return swapping;
  }

  /** Should this fail, what is loaded from now on is swapped, or not, all the same. */
  private void transformLoadedClasses() {
    try {
      if (settings.coverJdkClasses()) {
        loadedClasses.retransformJdk();
      }
      loadedClasses.retransformApplication();
    } catch (RuntimeException | Error failure) {
      tell("what is loaded already makes the locks that it made before: " + failure);
    }
  }

  private void awaitServer(Instrumentation instrumentation, Injector injector) {
    try {
      new PlatformServer(injector, this).await(instrumentation);
    } catch (RuntimeException | Error failure) {
      tell("there is no JMX bean: " + failure);
    }
  }

  private String describe() {
    return settings.describe() + (recordable ? "" : "; no events, since jdk.jfr is not there");
  }

  /**
   * The kill switch: the code that makes locks becomes what it was, and the locks that are there
   * stop spinning and telling, while they are held and waited for.
   */
  @Override
  public synchronized void stop() {
    if (swaps.isStopped()) {
      StderrLog.print("was stopped before");
      return;
    }
    swaps.stop();
    LockSites.stop();
    transformLoadedClasses();
    StderrLog.print(
        "stopped: new locks are the JDK's own, those that are there spin and tell no more");
  }

  boolean isStopped() {
    return swaps.isStopped();
  }

  @Override
  public void markArm(String arm, String phase, int round, long settlingMillis) {
    if (recordable) {
      JfrRecording.armChanged(arm, phase, round, settlingMillis);
    }
  }

  @Override
  public void decided(String line) {
    log.debug(line);
  }

  @Override
  public void tell(String line) {
    StderrLog.print(line);
  }
}
