package dev.locksmith.analysis;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

/** Makes real recordings. */
public final class Recorded {
  private Recorded() {}

  /** Something to record. */
  @FunctionalInterface
  public interface Activity {
    void run() throws Exception;
  }

  /** Records an activity with every contention, however short. */
  public static Path to(Path file, Activity activity) throws Exception {
    return to(file, recording -> {}, activity);
  }

  /** Records an activity with settings of its own. */
  public static Path to(Path file, Consumer<Recording> settings, Activity activity)
      throws Exception {
    // A recording tells the settings only of the events that are known when it starts.
    FlightRecorder.register(ContentionEvent.class);
    FlightRecorder.register(SwapEvent.class);
    FlightRecorder.register(StatisticsEvent.class);
    try (Recording recording = new Recording()) {
      recording.enable(Findings.CONTENTION_EVENT).withThreshold(Duration.ZERO);
      recording.enable(Findings.SWAP_EVENT);
      recording.enable(CountedPeriod.EVENT);
      recording.enable(Jvm.EVENT);
      recording.enable(ContentionSetting.EVENT);
      settings.accept(recording);
      recording.start();
      activity.run();
      recording.stop();
      recording.dump(file);
    }
    return file;
  }

  /** One contended acquisition. */
  public static void contend() {
    ContentionEvent event = new ContentionEvent();
    event.begin();
    event.end();
    event.commit();
  }

  /** Ends the current chunk of every recording. */
  static void endChunk() {
    try (Recording recording = new Recording()) {
      recording.start();
    }
  }

  /** Runs an activity on a thread of that name. */
  static void onThread(String name, Runnable activity) throws InterruptedException {
    Thread thread = new Thread(activity, name);
    thread.start();
    thread.join();
  }

  /** Runs an activity while a thread of that name is alive: JFR names no other. */
  static void whileAlive(String name, Consumer<Thread> activity) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              try {
                done.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            },
            name);
    thread.start();
    try {
      activity.accept(thread);
    } finally {
      done.countDown();
      thread.join();
    }
  }
}
