package dev.locksmith.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/**
 * Reads the events of one recording in turn. Whatever the JDK's reader throws over a damaged file,
 * an {@link InternalError} too, becomes a {@link RecordingException}.
 */
final class EventReader implements Closeable {
  private final Path file;
  private final RecordingFile recording;

  private EventReader(Path file, RecordingFile recording) {
    this.file = file;
    this.recording = recording;
  }

  /** Opens a recording whose chunks are known to be whole. */
  static EventReader open(Path file) throws RecordingException {
    try {
      return new EventReader(file, new RecordingFile(file));
    } catch (IOException | RuntimeException | InternalError e) {
      throw damaged(file, e);
    }
  }

  /** The next event, or {@code null} after the last. */
  RecordedEvent next() throws RecordingException {
    try {
      return recording.hasMoreEvents() ? recording.readEvent() : null;
    } catch (IOException | RuntimeException | InternalError e) {
      throw damaged(file, e);
    }
  }

  /** The numbers of the event types of that name; more than one where it was loaded twice. */
  Set<Long> typeIds(String eventName) throws RecordingException {
    try {
      Set<Long> ids = new HashSet<>();
      for (EventType type : recording.readEventTypes()) {
        if (type.getName().equals(eventName)) {
          ids.add(type.getId());
        }
      }
      return ids;
    } catch (IOException | RuntimeException | InternalError e) {
      throw damaged(file, e);
    }
  }

  @Override
  public void close() {
    try {
      recording.close();
    } catch (IOException e) {
      throw new IllegalStateException("a file that was only read did not close", e);
    }
  }

  /** What was read does not fit together. */
  RecordingException damaged(RuntimeException e) {
    return damaged(file, e);
  }

  private static RecordingException damaged(Path file, Throwable e) {
    return new RecordingException(file + " is damaged: record anew (" + e + ")", e);
  }
}
