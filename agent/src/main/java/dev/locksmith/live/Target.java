package dev.locksmith.live;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import dev.locksmith.analysis.SiteLoad;
import dev.locksmith.analysis.SiteLoads;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.RuntimeMBeanException;
import javax.management.openmbean.CompositeData;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;
import jdk.management.jfr.RemoteRecordingStream;

/**
 * The JVM that is watched. Its local management agent is started, as JConsole does; over that the
 * recorder streams the statistics of sites, and the JMX bean moves a site. There is no port, and
 * one connection serves both; {@code jcmd} with a file to read would need a folder that both
 * processes see. The stream is a recording of its own with nothing but statistics in it: it ends
 * with {@link #close}.
 */
final class Target implements AutoCloseable {
  private static final String STATISTICS = "dev.locksmith.LockSiteStatistics";
  private static final String BEAN = "dev.locksmith:type=Locksmith";
  private static final String RECORDER = "jdk.management.jfr:type=FlightRecorder";

  /** The recorder flushes each second. */
  private static final long FLUSHES_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final long pid;
  private final JMXConnector connector;
  private final MBeanServerConnection server;
  private final RemoteRecordingStream stream;
  private final SiteLoads loads = new SiteLoads();
  private final BlockingQueue<List<SiteLoad>> frames = new LinkedBlockingQueue<>();
  private final long intervalNanos;
  private long framed;

  private Target(long pid, JMXConnector connector, Duration interval)
      throws IOException, JMException, LiveFailed {
    this.pid = pid;
    this.connector = connector;
    this.intervalNanos = interval.toNanos();
    this.server = connector.getMBeanServerConnection();
    require(BEAN, "has no Locksmith in it: bring it in with attach " + pid);
    if (!(Boolean) server.getAttribute(new ObjectName(BEAN), "Enabled")) {
      throw failed("had its Locksmith stopped: start it anew", null);
    }
    require(RECORDER, "cannot record: its Java runtime lacks the module jdk.management.jfr");
    this.stream = new RemoteRecordingStream(server);
  }

  /** Connects to a process that is known to be there, and has it tell about each interval. */
  @SuppressWarnings("BanJNDI") // The other side is a process of the same user.
  static Target connect(long pid, Duration interval) throws LiveFailed {
    try {
      VirtualMachine machine = VirtualMachine.attach(String.valueOf(pid));
      String address;
      try {
        address = machine.startLocalManagementAgent();
      } finally {
        machine.detach();
      }
      JMXConnector connector = JMXConnectorFactory.connect(new JMXServiceURL(address));
      try {
        Target target = new Target(pid, connector, interval);
        target.start(interval);
        return target;
      } catch (IOException | JMException | LiveFailed | RuntimeException e) {
        connector.close();
        throw e;
      }
    } catch (AttachNotSupportedException | IOException | JMException | RuntimeException e) {
      throw new LiveFailed(
          "could not connect to process "
              + pid
              + ": "
              + (e.getMessage() == null ? e : e.getMessage())
              + "; run this as the user that runs it",
          e);
    }
  }

  private void require(String bean, String otherwise) throws IOException, JMException, LiveFailed {
    if (!server.isRegistered(new ObjectName(bean))) {
      throw failed(otherwise, null);
    }
  }

  private LiveFailed failed(String problem, Throwable cause) {
    return new LiveFailed("process " + pid + ' ' + problem, cause);
  }

  /** A recorder that came late, with the management agent, does not know Locksmith's events. */
  private boolean knowsStatistics() throws IOException, JMException {
    CompositeData[] types =
        (CompositeData[]) server.getAttribute(new ObjectName(RECORDER), "EventTypes");
    return Arrays.stream(types).anyMatch(type -> STATISTICS.equals(type.get("name")));
  }

  private void start(Duration interval) throws IOException, JMException, LiveFailed {
    // The recorder tells of events only once it has begun, which the stream made it do.
    if (!knowsStatistics()) {
      stream.close();
      throw failed("cannot record: its Java runtime lacks the module jdk.jfr", null);
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
    return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
  }

  long pid() {
    return pid;
  }

  /** Moves a site to another policy; the result says in one line what came of it. */
  String move(SiteLoad site, String policy) {
    try {
      server.invoke(
          new ObjectName(BEAN),
          "movePolicy",
          new Object[] {site.beanKey(), policy},
          new String[] {String.class.getName(), String.class.getName()});
      return "moved " + site.site() + " to " + policy;
    } catch (RuntimeMBeanException refused) {
      return refused.getTargetException().getMessage();
    } catch (JMException | IOException e) {
      return "not moved: " + e.getMessage();
    }
  }

  /** Ends the recording in the JVM, if that is there still. */
  @Override
  public void close() {
    stream.close();
    try {
      connector.close();
    } catch (IOException gone) {
      // It ended before.
    }
  }
}
