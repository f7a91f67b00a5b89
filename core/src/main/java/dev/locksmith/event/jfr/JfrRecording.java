package dev.locksmith.event.jfr;

import dev.locksmith.event.Listeners;
import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import jdk.jfr.FlightRecorder;
import jdk.jfr.FlightRecorderListener;

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
  /** Whether it was told that the swaps could not be written. */
  private boolean hasFailed;

  private JfrRecording() {}

  /** Waits for the recorder, or ties to it at once where it runs already. */
  public static void install() {
    FlightRecorder.addListener(new JfrRecording());
  }

  @Override
  public void recorderInitialized(FlightRecorder recorder) {
    try {
      FlightRecorder.register(LockContentionEvent.class);
      FlightRecorder.register(LockSwapEvent.class);
      FailOpenListener listener = new FailOpenListener(new JfrListener());
      FlightRecorder.addPeriodicEvent(LockSwapEvent.class, () -> everyChunk(listener));
      Listeners.use(listener);
    } catch (Throwable failure) {
      // The recording is the application's; it goes on without our events.
      System.err.println("[locksmith] no events are recorded: " + failure);
    }
  }

  /** Must not throw: the recorder would say so on the application's standard output. */
  private void everyChunk(FailOpenListener listener) {
    String problem;
    try {
      writeSwaps();
      problem = listener.news();
    } catch (Throwable failure) {
      problem = hasFailed ? null : "no LockSwap events are recorded: " + failure;
      hasFailed = true;
    }
    if (problem != null) {
      System.err.println("[locksmith] " + problem);
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
