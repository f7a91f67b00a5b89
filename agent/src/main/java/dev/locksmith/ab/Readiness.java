package dev.locksmith.ab;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Tells when a service is ready: a port is open, or its output says so. */
final class Readiness {
  private static final long POLL_MILLIS = 50;
  private static final int CONNECT_MILLIS = 1_000;
  private static final int LAST_PORT = 65_535;

  private final int port;
  private final Pattern pattern;

  /**
   * What digits alone are is a port, anything else a regular expression.
   *
   * @throws java.util.regex.PatternSyntaxException if it is neither
   */
  Readiness(String text) throws BadRequest {
    boolean isPort = text.matches("\\d{1,6}");
    port = isPort ? Integer.parseInt(text) : 0;
    pattern = isPort ? null : Pattern.compile(text);
    if (isPort && (port < 1 || port > LAST_PORT)) {
      throw new BadRequest("--ready " + text + ": a port is 1 to " + LAST_PORT);
    }
  }

  /** Sees to it that it is this service that will be found ready. */
  void checkBefore() throws RunFailed {
    if (pattern == null && isOpen()) {
      throw new RunFailed(
          "port " + port + " is taken already: end what listens there, or use another");
    }
  }

  /** Waits until the service is ready. */
  void await(Launched service, long seconds) throws RunFailed, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (!isReady(service)) {
      if (!service.process().isAlive()) {
        throw new RunFailed(
            "the service ended with exit status "
                + service.process().exitValue()
                + " before it was ready");
      }
      if (System.nanoTime() - deadline > 0) {
        throw new RunFailed(
            "the service was not ready after " + seconds + " s: check --ready, or give --timeout");
      }
      Thread.sleep(POLL_MILLIS);
    }
  }

  private boolean isReady(Launched service) throws RunFailed {
    return pattern == null ? isOpen() : pattern.matcher(service.text()).find();
  }

  private boolean isOpen() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
      return true;
    } catch (IOException closed) {
      return false;
    }
  }
}
