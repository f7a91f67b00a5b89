package dev.locksmith.bench.lock;

import java.util.concurrent.locks.ReentrantLock;

/** A {@link ReentrantLock}. The field has the JDK's type, as in an application. */
record ReentrantLockGuard(ReentrantLock lock) implements Guard {
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
