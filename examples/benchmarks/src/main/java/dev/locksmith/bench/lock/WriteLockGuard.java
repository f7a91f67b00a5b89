package dev.locksmith.bench.lock;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The write side of a read-write lock. */
record WriteLockGuard(ReentrantReadWriteLock.WriteLock lock) implements Guard {
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
