package dev.locksmith.anywhere.launch;

import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.startup.Tomcat;

/** The application as a web application in an embedded Tomcat. */
final class InTomcat {
  private static final Logger TOMCAT = Logger.getLogger("org.apache");

  private InTomcat() {}

  /** Takes the folder of the web application, and one for Tomcat's own files. */
  public static void main(String[] args) throws Exception {
    TOMCAT.setLevel(Level.WARNING);
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(args[1]);
    tomcat.setPort(0);
    tomcat.setAddDefaultWebXmlToWebapp(false);
    tomcat.addWebapp("", Path.of(args[0]).toAbsolutePath().toString());
    tomcat.getConnector();
    tomcat.start();
    System.out.println(Request.to(tomcat.getConnector().getLocalPort()));
    tomcat.stop();
    tomcat.destroy();
  }
}
