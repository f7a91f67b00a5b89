package dev.locksmith.program;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Two threads at a lock: one arrives while the other holds it for certain, and waits until the
 * holder, who sees it parked, has held on for a while.
 */
final class Meeting {
  /** How long the holder holds on, once the other is parked. */
  static final long HOLD_NANOS = 10_000_000;

  private final String lockType;
  private final String mode;
  private final Runnable hold;
  private final Runnable letGo;
  private final Runnable acquire;
  private final Runnable release;

  private Meeting(
      String lockType,
      String mode,
      Runnable hold,
      Runnable letGo,
      Runnable acquire,
      Runnable release) {
    this.lockType = lockType;
    this.mode = mode;
    this.hold = hold;
    this.letGo = letGo;
    this.acquire = acquire;
    this.release = release;
  }

  /** One for each way to wait for one of these, which are free; of the semaphore, one permit. */
  static List<Meeting> at(
      ReentrantLock lock, ReentrantReadWriteLock readWriteLock, Semaphore permits) {
    ReentrantReadWriteLock.ReadLock read = readWriteLock.readLock();
    ReentrantReadWriteLock.WriteLock write = readWriteLock.writeLock();
    String readWrite = "ReentrantReadWriteLock";
    Runnable take = permits::acquireUninterruptibly;
    return List.of(
        new Meeting(
            "ReentrantLock", "exclusive", lock::lock, lock::unlock, lock::lock, lock::unlock),
        new Meeting(readWrite, "write", write::lock, write::unlock, write::lock, write::unlock),
        new Meeting(readWrite, "read", write::lock, write::unlock, read::lock, read::unlock),
        new Meeting("Semaphore", "permit", take, permits::release, take, permits::release));
  }

  /** The JDK type of the lock. */
  String lockType() {
    return lockType;
  }

  /** What the one who waits asks for. */
  String mode() {
    return mode;
  }

  /** Has a thread of that factory wait for the calling one; tells how long it did. */
  long waitForCaller(ThreadFactory waiters) {
    long[] nanos = new long[1];
    Thread waiter = waiters.newThread(() -> nanos[0] = measure());
    hold.run();
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }
    long end = System.nanoTime() + HOLD_NANOS;
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
    letGo.run();
    try {
      waiter.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return nanos[0];
  }

  private long measure() {
    long start = System.nanoTime();
    acquire.run();
    long nanos = System.nanoTime() - start;
    release.run();
    return nanos;
  }
}
