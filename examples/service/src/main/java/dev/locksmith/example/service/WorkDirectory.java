package dev.locksmith.example.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Where log files go: a directory that was named and stays, or a temporary one that does not. */
final class WorkDirectory implements AutoCloseable {
  private final Path path;
  private final boolean temporary;

  private WorkDirectory(Path path, boolean temporary) {
    this.path = path;
    this.temporary = temporary;
  }

  static WorkDirectory named(Path path) throws IOException {
    return new WorkDirectory(Files.createDirectories(path), false);
  }

  static WorkDirectory temporary() throws IOException {
    return new WorkDirectory(Files.createTempDirectory("locksmith-service"), true);
  }

  Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    if (temporary) {
      for (Path each : deepestFirst()) {
        Files.delete(each);
      }
    }
  }

  private List<Path> deepestFirst() throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      return files.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
