package dev.locksmith.bench.kernel;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.stream.Stream;

/** A directory with one mailbox, in which messages are spooled before they are delivered. */
final class MailSpool implements AutoCloseable {
  private static final byte[] MESSAGE = new byte[1024];
  private static final long MOST_BYTES = 1L << 20;

  private final Path directory;
  private final FileChannel mailbox;
  private final Guard mailboxLock;

  private MailSpool(Path directory, FileChannel mailbox, Guard mailboxLock) {
    this.directory = directory;
    this.mailbox = mailbox;
    this.mailboxLock = mailboxLock;
  }

  static MailSpool open(Peer peer) throws IOException {
    Path directory = Files.createTempDirectory("locksmith-bench-");
    FileChannel mailbox =
        FileChannel.open(
            directory.resolve("mailbox"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    return new MailSpool(directory, mailbox, Guards.make(Mode.MUTEX, peer));
  }

  /**
   * Spools a message, appends it to the mailbox, and deletes the spooled one.
   *
   * @return the length of the message, in bytes
   */
  int deliver(int user, long number) throws IOException {
    Path spooled = directory.resolve(user + "-" + number);
    Files.write(spooled, MESSAGE);
    byte[] message = Files.readAllBytes(spooled);
    mailboxLock.run(() -> append(message));
    Files.delete(spooled);
    return message.length;
  }

  private void append(byte[] message) {
    try {
      if (mailbox.position() > MOST_BYTES) {
        mailbox.truncate(0);
      }
      mailbox.write(ByteBuffer.wrap(message));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try (mailbox;
        Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
