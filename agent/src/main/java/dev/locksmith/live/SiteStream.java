package dev.locksmith.live;

import dev.locksmith.analysis.SiteLoad;
import dev.locksmith.analysis.SiteLoads;
import dev.locksmith.remote.Target;
import dev.locksmith.remote.TargetException;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.management.JMException;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import jdk.management.jfr.RemoteRecordingStream;

/**
 * The statistics of the JVM that is watched. They come over the connection to its JMX beans: there
 * is no port, and {@code jcmd} with a file to read would need a folder that both processes see. The
 * stream is a recording of its own with nothing but statistics in it: it ends with {@link #close}.
 */
final class SiteStream implements AutoCloseable {
  private static final String STATISTICS = "dev.locksmith.LockSiteStatistics";
  private static final String RECORDER = "jdk.management.jfr:type=FlightRecorder";

  /** The recorder flushes each second. */
  private static final long FLUSHES_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final Target target;
  private final RemoteRecordingStream stream;
  private final SiteLoads loads = new SiteLoads();
  private final BlockingQueue<List<SiteLoad>> frames = new LinkedBlockingQueue<>();
  private final long intervalNanos;
  private long framed;

  private SiteStream(Target target, Duration interval)
      throws IOException, JMException, TargetException {
    this.target = target;
    this.intervalNanos = interval.toNanos();
    if (!target.server().isRegistered(new ObjectName(RECORDER))) {
      throw cannotRecord("jdk.management.jfr");
    }
    this.stream = new RemoteRecordingStream(target.server());
  }

  /** Has the JVM tell about each interval. */
  static SiteStream open(Target target, Duration interval) throws TargetException {
    SiteStream opened = null;
    boolean isStarted = false;
    try {
      opened = new SiteStream(target, interval);
      opened.start(interval);
      isStarted = true;
      return opened;
    } catch (IOException | JMException | RuntimeException e) {
      throw new TargetException(
          "process " + target.pid() + " cannot be recorded: " + e.getMessage(), e);
    } finally {
      if (opened != null && !isStarted) {
        opened.close();
      }
    }
  }

  private TargetException cannotRecord(String module) {
    return new TargetException(
        "process " + target.pid() + " cannot record: its Java runtime lacks the module " + module);
  }

  /** A recorder that came late, with the management agent, does not know Locksmith's events. */
  private boolean knowsStatistics() throws IOException, JMException {
    CompositeData[] types =
        (CompositeData[]) target.server().getAttribute(new ObjectName(RECORDER), "EventTypes");
    return Arrays.stream(types).anyMatch(type -> STATISTICS.equals(type.get("name")));
  }

  private void start(Duration interval) throws IOException, JMException, TargetException {
    // The recorder tells of events only once it has begun, which the stream made it do.
    if (!knowsStatistics()) {
      throw cannotRecord("jdk.jfr");
    }
    // In one call: on JDK 17 a period that is set after the event has no effect. Events that are on
    // unless they are turned off would come too, single waits with their stacks.
    stream.setSettings(
        Map.of(
            STATISTICS + "#enabled",
            "true",
            STATISTICS + "#period",
            interval.toMillis() + " ms",
            "dev.locksmith.LockContention#enabled",
            "false",
            "dev.locksmith.LockSwap#enabled",
            "false"));
    framed = System.nanoTime() + intervalNanos;
    stream.setMaxAge(Duration.ofMinutes(1));
    stream.onEvent(STATISTICS, loads::add);
    stream.onFlush(this::flushed);
    stream.startAsync();
  }

  /** Events arrive together; where none do for an interval and two flushes, nobody waited. */
  private void flushed() {
    long now = System.nanoTime();
    if (!loads.isEmpty() || now - framed > intervalNanos + FLUSHES_NANOS) {
      framed = now;
      frames.add(loads.take());
    }
  }

  /** The next interval's sites, or {@code null} if it does not come so soon. */
  List<SiteLoad> next(Duration patience) throws InterruptedException {
    return frames.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
  }

  boolean isAlive() {
    return target.isAlive();
  }

  long pid() {
    return target.pid();
  }

  /** Moves a site to another policy; the result says in one line what came of it. */
  String move(SiteLoad site, String policy) {
    try {
      target.move(site.beanKey(), policy);
      return "moved " + site.site() + " to " + policy;
    } catch (TargetException refused) {
      return refused.getMessage();
    }
  }

  /** Ends the recording in the JVM, if that is there still. */
  @Override
  public void close() {
    stream.close();
  }
}
