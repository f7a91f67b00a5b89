package dev.locksmith.anywhere.launch;

import org.eclipse.jetty.ee11.webapp.WebAppContext;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The application as a web application in Jetty. */
final class InJetty {
  private InJetty() {}

  /** Takes the folder of the web application. */
  public static void main(String[] args) throws Exception {
    Server server = new Server(0);
    server.setHandler(new WebAppContext(args[0], "/"));
    server.start();
    System.out.println(Request.to(((ServerConnector) server.getConnectors()[0]).getLocalPort()));
    server.stop();
  }
}
