package dev.locksmith.agent;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;

/** Files that settings name. A pipe or a device in their place must not hold the application up. */
final class SettingFile {
  private static final long MOST_BYTES = 16L << 20;

  private SettingFile() {}

  /**
   * A file to read.
   *
   * @throws IOException if it is missing, no regular file, or so large that it must be a mistake
   */
  static Path toRead(String name) throws IOException {
    Path file = Path.of(name);
    if (!Files.exists(file)) {
      throw new NoSuchFileException(name);
    }
    if (!Files.isRegularFile(file)) {
      throw new IOException("it is no regular file");
    }
    if (Files.size(file) > MOST_BYTES) {
      throw new IOException("it is larger than 16 MiB");
    }
    return file;
  }

  /**
   * Adds what a properties file says.
   *
   * @throws IOException if it is none that {@link #toRead} allows
   * @throws IllegalArgumentException if it is malformed
   */
  static void load(String name, Properties properties) throws IOException {
    try (Reader reader = Files.newBufferedReader(toRead(name))) {
      properties.load(reader);
    }
  }

  /**
   * A file to write.
   *
   * @throws IOException if it is no regular file, or its folder is missing
   */
  static Path toWrite(String name) throws IOException {
    Path file = Path.of(name);
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException("it is no regular file");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IOException("its folder is missing");
    }
    return file;
  }
}
