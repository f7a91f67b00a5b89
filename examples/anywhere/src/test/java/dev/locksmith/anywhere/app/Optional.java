package dev.locksmith.anywhere.app;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Uses what may not be there, as libraries do with their optional dependencies. */
final class Optional {
  private final Lock lock = new ReentrantLock();
  private Missing missing;

  private Optional() {}

  static Object[] make() {
    Optional it = new Optional();
    boolean isThere = true;
    try {
      it.whatIsMissing(new ReentrantLock());
    } catch (NoClassDefFoundError expected) {
      isThere = false;
    }
    Check.that(!isThere);
    return new Object[] {it.lock};
  }

  private Lock whatIsMissing(Lock other) {
    lock.lock();
    try {
      missing = new Missing(other);
      return missing != null ? missing.lock() : new ReentrantLock();
    } finally {
      lock.unlock();
    }
  }
}
