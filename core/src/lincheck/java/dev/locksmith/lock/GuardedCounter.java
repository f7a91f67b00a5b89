package dev.locksmith.lock;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jetbrains.lincheck.datastructures.Operation;

/** Plain counters whose operations wait for a lock of each type. They are atomic if it excludes. */
public class GuardedCounter {
  private final ReentrantLock lock = Subjects.lock();
  private final ReentrantReadWriteLock readWriteLock = Subjects.readWriteLock();
  private final Semaphore semaphore = Subjects.semaphore(1);
  private int locked;
  private int written;
  private int permitted;

  @Operation
  public int addLocked(int delta) {
    lock.lock();
    try {
      int before = locked;
      locked = before + delta;
      return before;
    } finally {
      lock.unlock();
    }
  }

  /** Downgrades to return what it wrote. */
  @Operation
  public int addWritten(int delta) {
    readWriteLock.writeLock().lock();
    try {
      written += delta;
      readWriteLock.readLock().lock();
    } finally {
      readWriteLock.writeLock().unlock();
    }
    try {
      return written;
    } finally {
      readWriteLock.readLock().unlock();
    }
  }

  @Operation
  public int getWritten() {
    readWriteLock.readLock().lock();
    try {
      return written;
    } finally {
      readWriteLock.readLock().unlock();
    }
  }

  @Operation
  public int addPermitted(int delta) {
    semaphore.acquireUninterruptibly();
    try {
      int before = permitted;
      permitted = before + delta;
      return before;
    } finally {
      semaphore.release();
    }
  }

  /** What the operations mean, one at a time. */
  public static class Specification {
    private int locked;
    private int written;
    private int permitted;

    public int addLocked(int delta) {
      int before = locked;
      locked += delta;
      return before;
    }

    public int addWritten(int delta) {
      written += delta;
      return written;
    }

    public int getWritten() {
      return written;
    }

    public int addPermitted(int delta) {
      int before = permitted;
      permitted += delta;
      return before;
    }
  }
}
