package dev.locksmith.bench.lock;

import java.util.concurrent.locks.StampedLock;

/** The write side of a stamped lock. */
record StampedWriteGuard(StampedLock lock) implements Guard {
  @Override
  public void run(Section section) {
    long stamp = lock.writeLock();
    try {
      section.run();
    } finally {
      lock.unlockWrite(stamp);
    }
  }
}
