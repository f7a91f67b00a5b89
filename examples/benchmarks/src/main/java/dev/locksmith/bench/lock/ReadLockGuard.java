package dev.locksmith.bench.lock;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The read side of a read-write lock. */
record ReadLockGuard(ReentrantReadWriteLock.ReadLock lock) implements Guard {
  @Override
  public void run(Section section) {
    lock.lock();
    try {
      section.run();
    } finally {
      lock.unlock();
    }
  }
}
