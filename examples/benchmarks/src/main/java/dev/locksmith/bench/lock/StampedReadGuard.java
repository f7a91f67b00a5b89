package dev.locksmith.bench.lock;

import java.util.concurrent.locks.StampedLock;

/** The read side of a stamped lock. */
record StampedReadGuard(StampedLock lock) implements Guard {
  @Override
  public void run(Section section) {
    long stamp = lock.readLock();
    try {
      section.run();
    } finally {
      lock.unlockRead(stamp);
    }
  }
}
