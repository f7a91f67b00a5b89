package dev.locksmith.program;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Deletes, cuts off or overwrites a file, then loads classes that make locks, uses what of the JDK
 * is tied to the agent, and prints a line.
 */
public final class JarBreaker {
  private static final class First {
    static final ReentrantLock lock = new ReentrantLock();
  }

  private static final class Second {
    static final ReentrantLock lock = new ReentrantLock();
    static final Semaphore permits = new Semaphore(1);
  }

  private JarBreaker() {}

  /** Runs, with the way to break the file and the file as arguments. */
  public static void main(String[] args) throws Exception {
    breakFile(args[0], Path.of(args[1]));
    First.lock.lock();
    Second.lock.lock();
    Second.permits.acquire();
    Second.permits.release();
    Second.lock.unlock();
    First.lock.unlock();
    System.out.println("servers " + ManagementFactory.getPlatformMBeanServer().getDefaultDomain());
  }

  private static void breakFile(String way, Path file) throws IOException {
    switch (way) {
      case "delete" -> Files.delete(file);
      case "truncate" -> {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
          open.setLength(1000);
        }
      }
      case "overwrite" -> {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
          open.write(new byte[(int) open.length()]);
        }
      }
      default -> throw new IllegalArgumentException(way);
    }
  }
}
