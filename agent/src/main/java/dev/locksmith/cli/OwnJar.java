package dev.locksmith.cli;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The jar that this program runs from, which is also the agent. */
final class OwnJar {
  private OwnJar() {}

  static Path path() {
    try {
      return Path.of(OwnJar.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("locksmith.jar is not a file", e);
    }
  }
}
