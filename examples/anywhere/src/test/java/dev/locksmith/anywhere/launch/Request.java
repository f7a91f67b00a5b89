package dev.locksmith.anywhere.launch;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A request to a web server in this JVM. */
final class Request {
  private Request() {}

  /** What is served at the root. */
  static String to(int port) throws IOException {
    String host = InetAddress.getLoopbackAddress().getHostAddress();
    try (InputStream in = URI.create("http://" + host + ':' + port + '/').toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
