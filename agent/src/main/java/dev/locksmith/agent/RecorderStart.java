package dev.locksmith.agent;

import dev.locksmith.event.jfr.JfrRecording;
import dev.locksmith.hook.FirstCall;
import dev.locksmith.hook.HookedMethod;
import dev.locksmith.inject.FirstCalls;
import dev.locksmith.inject.Injector;
import java.lang.instrument.Instrumentation;

/** Ties the locks to the Flight Recorder just before that is made. */
final class RecorderStart extends FirstCall {
  /** Through it command line, {@code jcmd}, JMX and applications all come to the recorder. */
  private static final HookedMethod METHOD =
      new HookedMethod(
          "jdk.jfr", "jdk/jfr/FlightRecorder", "getFlightRecorder", false, "recorderIsAskedFor");

  RecorderStart(Injector injector) {
    super(METHOD, injector);
  }

  /** The recorder itself tells, whether it is there already or still to come. */
  @Override
  protected void catchUp(Instrumentation instrumentation, Class<?> recorder) {
    run();
  }

  @Override
  protected void register() {
    FirstCalls.whenRecorderIsAskedFor(this);
  }

  @Override
  public void run() {
    try {
      JfrRecording.install();
    } catch (Throwable failure) {
      failed(failure);
    }
  }

  @Override
  protected void failed(Throwable failure) {
    StderrLog.print("no events are recorded: " + failure);
  }
}
