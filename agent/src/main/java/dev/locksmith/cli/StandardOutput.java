package dev.locksmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the output goes. */
final class StandardOutput {
  private static final Path DESCRIPTOR = Path.of("/proc/self/fd/1");

  private StandardOutput() {}

  /** Whether it is a pipe; {@code false} where that cannot be known. */
  static boolean isPipe() {
    try {
      return Files.readSymbolicLink(DESCRIPTOR).toString().startsWith("pipe:");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
