package dev.locksmith.anywhere;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The jars on the class path of these tests. */
final class Libraries {
  private static final List<Path> CLASS_PATH =
      Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(Path::of)
          .toList();

  private Libraries() {}

  /** The jar of that artifact, of whatever version. */
  static Path jar(String artifact) {
    return CLASS_PATH.stream()
        .filter(path -> path.getFileName().toString().matches(artifact + "-\\d[^/]*\\.jar"))
        .findFirst()
        .orElseThrow(() -> new AssertionError(artifact + " is not on the class path"));
  }

  /** All jars but Locksmith's own; to be put on a class path. */
  static String allButLocksmith() {
    return CLASS_PATH.stream()
        .filter(path -> path.getFileName().toString().endsWith(".jar"))
        .filter(path -> !path.getFileName().toString().startsWith("locksmith-"))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** All jars whose names begin so; to be put on a class path. */
  static String jars(String... prefixes) {
    return CLASS_PATH.stream()
        .filter(path -> Arrays.stream(prefixes).anyMatch(path.getFileName().toString()::startsWith))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }
}
