package dev.locksmith.analysis;

import java.nio.file.Path;

/** Is told now and then how far the reading of recordings has come. */
@FunctionalInterface
public interface ReadingListener {
  /** Takes no notice. */
  ReadingListener SILENT = (file, part, events) -> {};

  /**
   * A part of a recording was read.
   *
   * @param file the recording
   * @param part how much of it, from 0 to 1
   * @param events how many events that are
   */
  void read(Path file, double part, long events);
}
