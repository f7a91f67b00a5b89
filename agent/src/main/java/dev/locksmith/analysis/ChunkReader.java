package dev.locksmith.analysis;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Walks the chunk headers of a recording before its events are read. They tell when it was made;
 * and a file that is cut off or still being written is found here, where the JDK's reader would
 * fail obscurely or wait for ever for the rest.
 *
 * <p>The layout (big endian) is that of the JDK's {@code jdk.jfr.internal.consumer.ChunkHeader} and
 * has been the same since JDK 9.
 */
final class ChunkReader {
  private static final int HEADER_SIZE = 68;
  private static final int MAGIC = 'F' << 24 | 'L' << 16 | 'R' << 8;
  private static final int MAJOR_AT = 4;
  private static final int SIZE_AT = 8;
  private static final int START_NANOS_AT = 32;
  private static final int DURATION_NANOS_AT = 40;
  private static final int START_TICKS_AT = 48;
  private static final int STATE_AT = 64;

  /** The state of a chunk to which nothing will be added. */
  private static final int FINISHED = 0;

  private final Path file;

  private ChunkReader(Path file) {
    this.file = file;
  }

  /**
   * The chunks of a recording; at least one.
   *
   * @throws RecordingException if it is not a whole recording
   */
  static List<Chunk> chunks(Path file) throws RecordingException {
    return new ChunkReader(file).chunks();
  }

  private List<Chunk> chunks() throws RecordingException {
    if (!Files.exists(file)) {
      throw problem("does not exist: check the path");
    }
    if (Files.isDirectory(file)) {
      throw problem("is a directory: name the recordings in it");
    }
    if (!Files.isRegularFile(file)) {
      throw problem("is not a regular file: copy the recording to one");
    }
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      return chunks(channel);
    } catch (AccessDeniedException e) {
      throw new RecordingException(file + " may not be read: check its permissions", e);
    } catch (IOException e) {
      throw new RecordingException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private List<Chunk> chunks(SeekableByteChannel channel) throws IOException, RecordingException {
    long fileSize = channel.size();
    if (fileSize == 0) {
      throw problem("is empty: let the recording end or dump it (jcmd PID JFR.dump) first");
    }
    List<Chunk> chunks = new ArrayList<>();
    long position = 0;
    while (position < fileSize) {
      Chunk chunk = chunk(header(channel, position), fileSize - position);
      chunks.add(chunk);
      position += chunk.size();
    }
    return chunks;
  }

  private static ByteBuffer header(SeekableByteChannel channel, long position) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(HEADER_SIZE);
    channel.position(position);
    int read = 0;
    while (header.hasRemaining() && read >= 0) {
      read = channel.read(header);
    }
    return header.flip();
  }

  private Chunk chunk(ByteBuffer header, long available) throws RecordingException {
    if (header.limit() < Integer.BYTES || header.getInt(0) != MAGIC) {
      throw problem("is not a JFR recording, or is damaged: it does not begin as one does");
    }
    if (header.limit() < HEADER_SIZE) {
      throw cutOff();
    }
    int major = header.getShort(MAJOR_AT);
    if (major != 1 && major != 2) {
      throw problem("has JFR format " + major + ", which this Java cannot read: use a newer one");
    }
    if (header.get(STATE_AT) != FINISHED) {
      throw problem(
          "is still being written, or its JVM was killed: make a whole one with jcmd PID JFR.dump");
    }
    long size = header.getLong(SIZE_AT);
    if (size < HEADER_SIZE) {
      throw problem("is damaged: a chunk of it says that it has " + size + " bytes");
    }
    if (size > available) {
      throw cutOff();
    }
    return new Chunk(
        header.getLong(START_NANOS_AT),
        header.getLong(DURATION_NANOS_AT),
        header.getLong(START_TICKS_AT),
        size);
  }

  private RecordingException cutOff() {
    return problem("is cut off, its end is missing: copy it again, or dump it anew");
  }

  private RecordingException problem(String what) {
    return new RecordingException(file + " " + what);
  }
}
