package dev.locksmith.example.service.shop;

import org.eclipse.jetty.server.CustomRequestLog;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.Slf4jRequestLogWriter;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Jetty, on the loopback address only, with an access log. */
final class WebServer implements AutoCloseable {
  private static final int MOST_THREADS = 64;
  private static final int LEAST_THREADS = 8;

  private final Server server;
  private final ServerConnector connector;

  private WebServer(Server server, ServerConnector connector) {
    this.server = server;
    this.connector = connector;
  }

  /** Serves on that port, or on a free one if it is 0. */
  static WebServer start(int port, Handler handler) throws Exception {
    QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS);
    threads.setName("http");
    Server server = new Server(threads);
    ServerConnector connector =
        new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration()));
    connector.setHost("127.0.0.1");
    connector.setPort(port);
    server.addConnector(connector);
    server.setHandler(handler);
    server.setRequestLog(new CustomRequestLog(accessLog(), CustomRequestLog.NCSA_FORMAT));
    server.start();
    return new WebServer(server, connector);
  }

  /** The port it listens on. */
  int port() {
    return connector.getLocalPort();
  }

  private static HttpConfiguration configuration() {
    HttpConfiguration configuration = new HttpConfiguration();
    configuration.setSendServerVersion(false);
    return configuration;
  }

  private static Slf4jRequestLogWriter accessLog() {
    Slf4jRequestLogWriter writer = new Slf4jRequestLogWriter();
    writer.setLoggerName(Logs.ACCESS);
    return writer;
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the web server does not stop", e);
    }
  }
}
