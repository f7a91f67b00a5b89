package dev.locksmith.program;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Writes under a view of its own and under the lock's; prints what both counted together. */
public final class Views {
  private static final int ROUNDS = 200_000;

  private static int count;

  /** A view that an application makes itself. */
  static final class OwnWriteLock extends ReentrantReadWriteLock.WriteLock {
    private static final long serialVersionUID = 1L;

    OwnWriteLock(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  private Views() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Lock own = new OwnWriteLock(lock);
    own.lock();
    boolean seen = lock.isWriteLocked() && lock.isWriteLockedByCurrentThread();
    own.unlock();
    Thread other = new Thread(() -> write(lock.writeLock()));
    other.start();
    write(own);
    other.join();
    System.out.println(count + " " + seen);
  }

  private static void write(Lock lock) {
    for (int i = 0; i < ROUNDS; i++) {
      lock.lock();
      count++;
      lock.unlock();
    }
  }
}
