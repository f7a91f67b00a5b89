package dev.locksmith.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/** The file that a page is written to. */
public final class PageFile {
  private final Path file;

  private PageFile(Path file) {
    this.file = file;
  }

  /**
   * A file to write to.
   *
   * @throws IllegalArgumentException if its name does not end in {@code .html}: what else the user
   *     may have named, such as a recording, is not overwritten
   */
  public static PageFile of(Path file) {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".html")) {
      throw new IllegalArgumentException("'" + file + "' must end in .html");
    }
    return new PageFile(file);
  }

  /**
   * Looks whether a page can be written there, before time goes into it.
   *
   * @throws IOException if not; the message says what to do
   */
  public void check() throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (!Files.isDirectory(folder)) {
      throw new IOException(folder + " is no directory: make it first");
    }
    if (Files.isDirectory(file)) {
      throw new IOException(file + " is a directory: name a file in it");
    }
    if (!Files.isWritable(folder)) {
      throw new IOException(folder + " may not be written to: check its permissions");
    }
  }

  /** Whether the page would be written over that file. */
  public boolean isSameAs(Path other) {
    try {
      return Files.exists(file) && Files.isSameFile(file, other);
    } catch (IOException unknown) {
      return false;
    }
  }

  /**
   * Writes a page; an older one stays until the new one is whole.
   *
   * @throws IOException if that fails; the message names the file
   */
  public void write(String html) throws IOException {
    check();
    Path whole = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(whole, html);
      Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      Files.deleteIfExists(whole);
      throw new IOException(file + " could not be written (is the disk full?): " + e, e);
    }
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
