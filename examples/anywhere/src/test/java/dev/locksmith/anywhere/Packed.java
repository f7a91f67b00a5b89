package dev.locksmith.anywhere;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Files of an application, and the ways in which they are packed. */
final class Packed {
  private static final Path TEST_CLASSES = Path.of("target/test-classes");
  private static final String PACKAGE = "dev/locksmith/anywhere/";
  private static final String NEVER_PACKED = PACKAGE + "app/Missing.class";

  /** By the names that they have in the jar. */
  private final Map<String, byte[]> files = new LinkedHashMap<>();

  private Packed() {}

  /** The application. */
  static Packed application() {
    Packed application = new Packed().withClasses("app");
    application.files.remove(NEVER_PACKED);
    application.files.putAll(ForeignClasses.all());
    return application;
  }

  /** No files yet. */
  static Packed nothing() {
    return new Packed();
  }

  /** The classes of that package of these tests too. */
  Packed withClasses(String subpackage) {
    try (Stream<Path> all = Files.walk(TEST_CLASSES.resolve(PACKAGE + subpackage))) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        with(TEST_CLASSES.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** That file too. */
  Packed with(String name, byte[] content) {
    files.put(name, content);
    return this;
  }

  /** All of those files too. */
  Packed with(Packed more) {
    files.putAll(more.files);
    return this;
  }

  /** That file too, under another name. */
  Packed withFile(String name, Path file) {
    try {
      return with(name, Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is in that jar too; what is there already stays. */
  Packed withContentOf(Path jar) {
    try (ZipFile content = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(content.entries())) {
        if (!entry.isDirectory()) {
          byte[] bytes = content.getInputStream(entry).readAllBytes();
          files.putIfAbsent(entry.getName(), bytes);
        }
      }
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As files of a folder. */
  Path unpackedIn(Path folder) {
    try {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.write(path, file.getValue());
      }
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As a jar, uncompressed, so that it may lie in another. */
  Path in(Path jar) {
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        zip.putNextEntry(stored(file.getKey(), file.getValue()));
        zip.write(file.getValue());
        zip.closeEntry();
      }
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ZipEntry stored(String name, byte[] content) {
    CRC32 sum = new CRC32();
    sum.update(content);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(content.length);
    entry.setCrc(sum.getValue());
    entry.setTime(0);
    return entry;
  }
}
