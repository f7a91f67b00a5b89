package dev.locksmith.event.jfr;

import dev.locksmith.event.Listeners;
import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import jdk.jfr.FlightRecorder;
import jdk.jfr.FlightRecorderListener;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * Ties the locks to the Flight Recorder once somebody starts it.
 *
 * <p>{@link FlightRecorder#register} racing the first {@code new} of an event class in another
 * thread can hang the JVM, each holding the lock that the other wants. So the event classes are
 * initialised here, in the one thread that initialises the recorder, and only then are the locks
 * told of a listener that uses them. Until then no class of JFR's is loaded for Locksmith beyond
 * the hook, and an application that never records does not pay for JFR.
 */
public final class JfrRecording implements FlightRecorderListener {
  /** Whether all event classes are initialised; no other thread touches one before. */
  private static volatile boolean isReady;

  /** Whether it was told that an event could not be written. */
  private boolean hasFailed;

  private volatile SiteStatistics statistics;

  private JfrRecording() {}

  /** Waits for the recorder, or ties to it at once where it runs already. */
  public static void install() {
    FlightRecorder.addListener(new JfrRecording());
  }

  /**
   * Notes in the recordings that a live comparison has moved the policies of locks; does nothing
   * where nobody has recorded yet.
   *
   * @param arm whose window begins; empty where the comparison is over
   * @param phase what the window is part of
   * @param round counted from 1 in each phase
   * @param settlingMillis the beginning of the window that is not counted, in milliseconds
   */
  public static void armChanged(String arm, String phase, int round, long settlingMillis) {
    if (!isReady) {
      return;
    }
    ArmChangeEvent event = new ArmChangeEvent();
    event.arm = arm;
    event.phase = phase;
    event.round = round;
    event.settlingTime = settlingMillis;
    event.commit();
  }

  @Override
  public void recorderInitialized(FlightRecorder recorder) {
    try {
      FlightRecorder.register(LockContentionEvent.class);
      FlightRecorder.register(LockHoldEvent.class);
      FlightRecorder.register(LockSwapEvent.class);
      FlightRecorder.register(LockSiteStatisticsEvent.class);
      FlightRecorder.register(ArmChangeEvent.class);
      isReady = true;
      FailOpenListener listener = new FailOpenListener(new JfrListener());
      SiteStatistics statistics = new SiteStatistics();
      this.statistics = statistics;
      FlightRecorder.addPeriodicEvent(LockSwapEvent.class, () -> everyChunk(listener, statistics));
      FlightRecorder.addPeriodicEvent(
          LockSiteStatisticsEvent.class, () -> write("LockSiteStatistics", statistics::write));
      Listeners.use(listener);
    } catch (Throwable failure) {
      // The recording is the application's; it goes on without our events.
      System.err.println("[locksmith] no events are recorded: " + failure);
    }
  }

  @Override
  public void recordingStateChanged(Recording recording) {
    SiteStatistics statistics = this.statistics;
    if (statistics != null && recording.getState() != RecordingState.RUNNING && isIdle()) {
      statistics.pause();
    }
  }

  private static boolean isIdle() {
    for (Recording recording : FlightRecorder.getFlightRecorder().getRecordings()) {
      if (recording.getState() == RecordingState.RUNNING) {
        return false;
      }
    }
    return true;
  }

  /** At its beginning and its end; so the statistics of a chunk are those of its whole length. */
  private void everyChunk(FailOpenListener listener, SiteStatistics statistics) {
    write("LockSwap", JfrRecording::writeSwaps);
    write("LockSiteStatistics", statistics::write);
    String problem = listener.news();
    if (problem != null) {
      System.err.println("[locksmith] " + problem);
    }
  }

  /** Must not throw: the recorder would say so on the application's standard output. */
  private void write(String event, Runnable writer) {
    try {
      writer.run();
    } catch (Throwable failure) {
      if (!hasFailed) {
        hasFailed = true;
        System.err.println("[locksmith] no " + event + " events are recorded: " + failure);
      }
    }
  }

  private static void writeSwaps() {
    for (LockSite site : LockSites.all()) {
      LockSwapEvent event = new LockSwapEvent();
      event.site = site.name();
      event.lockType = site.type().label();
      event.swapped = true;
      event.strategy = site.strategy().label();
      event.policy = site.policy().label();
      event.compact = site.strategy().isTuned() && site.paddingBudget().isSpent();
      event.reason = "";
      event.created = site.created();
      event.waiting = site.waiting();
      event.commit();
    }
    for (LeftAlone leftAlone : LockSites.leftAlone()) {
      LockSwapEvent event = new LockSwapEvent();
      event.site = leftAlone.place();
      event.lockType = leftAlone.type() == null ? "" : leftAlone.type().label();
      event.swapped = false;
      event.strategy = "";
      event.policy = "";
      event.reason = leftAlone.reason();
      event.commit();
    }
  }
}
